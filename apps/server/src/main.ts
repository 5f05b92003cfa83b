/** Process of `npm start`: builds what is stale, migrates and serves, with nothing but Node installed. */
import { buildWhatIsStale } from './build.ts';
import { runUntilStopped } from './runUntilStopped.ts';
import { readSettings } from './settings.ts';
import { start } from './start.ts';

await runUntilStopped(async () => {
  const settings = readSettings(process.env);
  process.stdout.write('Building what has changed …\n');
  await buildWhatIsStale();
  return start(settings);
});
