import { createServer, listen, readSettings } from '@corro/server';
import { stubApp } from '../../load/stops/served.ts';
import { reportPort } from './reportPort.ts';

// The limit of calls per customer is off, because a bench sends calls of one customer as fast as
// the server answers.
const settings = { ...readSettings(process.env), callPoints: 0 };
const server = await createServer(settings, { clock: Date, webFolder: await stubApp() });
reportPort((await listen(server, 0)).port);
