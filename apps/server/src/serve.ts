/**
 * The process of `npm run serve`: serves what is built, over tables that `npm run migrate` has
 * brought up to date. It builds nothing and changes no table.
 */
import { runUntilStopped } from './runUntilStopped.ts';
import { readSettings } from './settings.ts';
import { start } from './start.ts';

await runUntilStopped(() => start(readSettings(process.env), { tables: 'require', log: 'json' }));
