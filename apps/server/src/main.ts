/** The process of `npm start`: does all that a machine with nothing but Node needs, then serves. */
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
