import { once } from 'node:events';
import { startCorro } from './startCorro.ts';

// A Corro in a process of its own, on the database of the environment: says its URL, and ends with its parent.

const databaseUrl = process.env['DATABASE_URL'] ?? '';
const { corro, close } = await startCorro({ databaseUrl });
process.send?.(corro.url);
await once(process, 'disconnect');
await close();
