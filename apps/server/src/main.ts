import { announce } from './announce.ts';
import { buildWhatIsStale } from './build.ts';
import { createServer } from './createServer.ts';
import { listen } from './listen.ts';
import { runUntilStopped } from './runUntilStopped.ts';
import { readSettings } from './settings.ts';

await runUntilStopped(async () => {
  const settings = readSettings(process.env);
  process.stdout.write('Building what has changed …\n');
  await buildWhatIsStale();
  const server = await createServer(settings, {
    clock: { now: () => Date.now() },
    onFault: (error) => console.error(error),
  });
  try {
    const listening = await listen(server, settings.port);
    process.stdout.write(announce(settings, listening.port, server.report));
    return listening;
  } catch (error) {
    await server.close();
    throw error;
  }
});
