import { announce } from './announce.ts';
import { buildWhatIsStale } from './build.ts';
import { createServer } from './createServer.ts';
import { listen, type Listening } from './listen.ts';
import { readSettings } from './settings.ts';

async function start(): Promise<Listening> {
  const settings = readSettings(process.env);
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
}

try {
  const listening = await start();
  const stop = () => {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    void listening.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
} catch (error) {
  fail(error);
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
