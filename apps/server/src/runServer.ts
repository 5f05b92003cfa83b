import type { RunningServer } from './listen.ts';

/**
 * Milliseconds in which repeated signals count as one, because with a Ctrl-C the terminal sends a
 * signal to the server and npm forwards it once more.
 */
const sameSignalMs = 1_000;

/**
 * Starts a server and stops it cleanly. Ctrl-C stops the server at once; after SIGTERM, which
 * orchestrators send, the server first announces the stop. A second signal ends the process without
 * a clean stop. Errors are printed.
 *
 * @param log format of errors, unless `LOG` is set
 */
export async function runServer(
  start: () => Promise<RunningServer>,
  log: 'json' | 'text' = 'text',
): Promise<void> {
  try {
    const listening = await start();
    let isStopping = false;
    const stop = (signal: NodeJS.Signals) => {
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => process.off('SIGINT', stop).off('SIGTERM', stop), sameSignalMs);
      void listening.close({ isAnnounced: signal === 'SIGTERM' }).then(
        () => process.exit(0),
        (error: unknown) => failWith(error, log),
      );
    };
    process.on('SIGINT', stop).on('SIGTERM', stop);
  } catch (error) {
    await failWith(error, log);
  }
}

/** Prints the error as a sentence, or as a line of the log, and ends the process with code 1. */
export async function failWith(error: unknown, log: 'json' | 'text' = 'text'): Promise<never> {
  if ((process.env['LOG'] || log) === 'json') {
    const { logFailure } = await import('./telemetry/logSink.ts');
    logFailure(error);
  } else process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
