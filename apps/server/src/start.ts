import { inspect } from 'node:util';
import { announce } from './announce.ts';
import { createServer, type ServerParts } from './createServer.ts';
import { listen, type Listening } from './listen.ts';
import type { Settings } from './settings.ts';

/** Serves what is built, and says in the terminal where. Rejects with a sentence. */
export async function start(
  settings: Settings,
  parts: Pick<ServerParts, 'tables' | 'webFolder'> = {},
): Promise<Listening> {
  const server = await createServer(settings, {
    ...parts,
    clock: { now: () => Date.now() },
    onFault: (error) => process.stderr.write(`${inspect(error)}\n`),
  });
  try {
    const listening = await listen(server, settings.port, settings.stop);
    process.stdout.write(announce(settings, listening.port, server.report));
    return listening;
  } catch (error) {
    await server.close();
    throw error;
  }
}
