/** Process of `npm run serve`: serves the build over migrated tables. It builds nothing and changes no table. */
import { runServer } from './runServer.ts';
import { readSettings } from './settings.ts';
import { start } from './start.ts';

await runServer(() => start(readSettings(process.env), { tables: 'require', log: 'json' }), 'json');
