/** Process of `npm start`: builds what has changed, migrates the tables and serves. It needs only Node. */
import { buildStale } from './build.ts';
import { runServer } from './runServer.ts';
import { readSettings } from './settings.ts';
import { start } from './start.ts';

await runServer(async () => {
  const settings = readSettings(process.env);
  process.stdout.write('Building what has changed …\n');
  await buildStale();
  return start(settings);
});
