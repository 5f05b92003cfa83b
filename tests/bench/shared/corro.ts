import { createServer, listen, readSettings } from '@corro/server';
import { stubApp } from '../../load/stops/served.ts';
import { reportPort } from './reportPort.ts';

const settings = readSettings(process.env);
const server = await createServer(settings, { clock: Date, webFolder: await stubApp() });
reportPort((await listen(server, 0)).port);
