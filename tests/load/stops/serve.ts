import { readSettings, runServer, start } from '@corro/server';

// Runs the process of `npm run serve` with a stub of the app.

process.on('disconnect', () => process.exit());

await runServer(() =>
  start(readSettings(process.env), {
    tables: 'require',
    webFolder: process.env['WEB_FOLDER'] ?? '',
  }),
);
