import { createServer, listen, readSettings } from '@corro/server';
import { stubApp } from '../../load/stops/served.ts';
import { reportPort } from './reportPort.ts';

// There is no limit of calls, because a bench sends the calls of one customer as fast as they are answered.
const settings = { ...readSettings(process.env), callPoints: 0 };
const server = await createServer(settings, { clock: Date, webFolder: await stubApp() });
reportPort((await listen(server, 0)).port);
