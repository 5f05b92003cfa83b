import { createServer, listen, readSettings } from '@corro/server';
import { leastApp } from '../../load/stops/served.ts';
import { tell } from './tell.ts';

// The server as an operator runs it, on the Postgres of the environment.

const settings = readSettings(process.env);
const server = await createServer(settings, { clock: Date, webFolder: await leastApp() });
tell((await listen(server, 0)).port);
