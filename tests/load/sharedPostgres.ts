import { once } from 'node:events';
import { startPostgres } from './postgres.ts';

// Runs the shared Postgres in a process that sends the URL to its parent and ends with its parent.

const postgres = await startPostgres();
process.send?.(postgres.url);
await once(process, 'disconnect');
await postgres.stop();
