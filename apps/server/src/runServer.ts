import type { Listening } from './listen.ts';

/**
 * Milliseconds in which repeated signals count as one, because npm forwards a Ctrl-C that the terminal has already
 * sent to the server.
 */
const sameSignalMs = 1_000;

/**
 * Starts a server and stops it cleanly: at once on Ctrl-C, announced on SIGTERM, which orchestrators send. A second
 * signal ends the process at once. Errors are printed as a sentence.
 */
export async function runServer(start: () => Promise<Listening>): Promise<void> {
  try {
    const listening = await start();
    let isStopping = false;
    const stop = (signal: NodeJS.Signals) => {
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => process.off('SIGINT', stop).off('SIGTERM', stop), sameSignalMs);
      void listening.close({ isAnnounced: signal === 'SIGTERM' }).then(
        () => process.exit(0),
        (error: unknown) => failWith(error),
      );
    };
    process.on('SIGINT', stop).on('SIGTERM', stop);
  } catch (error) {
    failWith(error);
  }
}

/** Prints the error as a sentence and ends the process. */
export function failWith(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
