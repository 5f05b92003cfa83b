import { once } from 'node:events';
import { startPostgres } from './postgres.ts';

// The process of the shared Postgres: sends the URL to its parent, and ends with its parent.

const postgres = await startPostgres();
process.send?.(postgres.url);
await once(process, 'disconnect');
await postgres.stop();
