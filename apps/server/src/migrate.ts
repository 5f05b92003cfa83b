/** Process of `npm run migrate`: updates the tables of the database and ends. */
import { failWith } from './runServer.ts';
import { readSettings } from './settings.ts';

try {
  const settings = readSettings(process.env);
  if (settings.upstreamUrl === null) {
    const { prepareDatabase } = await import('@corro/sandbox');
    await prepareDatabase(settings, { now: () => Date.now() });
    process.stdout.write('The tables are up to date.\n');
  } else {
    process.stdout.write('UPSTREAM_URL is set: the upstream has a database of its own.\n');
  }
} catch (error) {
  await failWith(error);
}
