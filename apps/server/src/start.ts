import { inspect } from 'node:util';
import { announce, startReport } from './announce.ts';
import { createServer, type ServerParts } from './createServer.ts';
import { listen, type RunningServer } from './listen.ts';
import type { Settings } from './settings.ts';
import { openObserver } from './telemetry/openObserver.ts';

/** Serves the build and prints its address. Rejects with an Error for the terminal. */
export async function start(
  settings: Settings,
  { log, ...parts }: Pick<ServerParts, 'tables' | 'webFolder'> & { log?: 'json' } = {},
): Promise<RunningServer> {
  const format = settings.log ?? log ?? 'text';
  const observer = await openObserver(settings, format);
  const isJson = format === 'json';
  const server = await createServer(settings, {
    ...parts,
    clock: { now: () => Date.now() },
    observer: observer ?? undefined,
    onFault(error) {
      observer?.fault(error);
      if (!isJson) process.stderr.write(`${inspect(error)}\n`);
    },
  });
  try {
    const listening = await listen(server, settings.port, settings.stop);
    const { port } = listening;
    const report = await startReport(server);
    observer?.started({ port, report });
    if (!isJson) process.stdout.write(announce(settings, port, report));
    return {
      port,
      async close(options) {
        await listening.close(options);
        await observer?.close();
      },
    };
  } catch (error) {
    await server.close();
    throw error;
  }
}
