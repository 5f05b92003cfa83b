import { readSettings, runUntilStopped, start } from '@corro/server';

// The process that these tests stop: what `npm run serve` is, with next to no app to show.

process.on('disconnect', () => process.exit());

await runUntilStopped(() =>
  start(readSettings(process.env), {
    tables: 'require',
    webFolder: process.env['WEB_FOLDER'] ?? '',
  }),
);
