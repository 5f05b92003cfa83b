import type { Listening } from './listen.ts';

/** npm forwards a Ctrl-C that the terminal has sent to the server already: within this time it counts once. */
const sameSignalMs = 1_000;

/**
 * Starts a server and stops it cleanly: at Ctrl-C at once, at a SIGTERM, which is how orchestrators
 * end a process, after it was announced to load balancers. A second signal ends the process where
 * it is. What goes wrong is said in a sentence.
 */
export async function runUntilStopped(start: () => Promise<Listening>): Promise<void> {
  try {
    const listening = await start();
    let isStopping = false;
    const stop = (signal: NodeJS.Signals) => {
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => process.off('SIGINT', stop).off('SIGTERM', stop), sameSignalMs);
      void listening.close({ announced: signal === 'SIGTERM' }).then(
        () => process.exit(0),
        (error: unknown) => failWith(error),
      );
    };
    process.on('SIGINT', stop).on('SIGTERM', stop);
  } catch (error) {
    failWith(error);
  }
}

/** Says what went wrong in a sentence, and ends the process. */
export function failWith(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
