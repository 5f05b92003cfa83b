import type { Listening } from './listen.ts';

/** npm hands on a Ctrl-C that the terminal has sent to the server too; within this time it is the same one. */
const sameSignalMs = 1_000;

/** Starts a server and stops it cleanly at Ctrl-C. What goes wrong is said in a sentence. */
export async function runUntilStopped(start: () => Promise<Listening>): Promise<void> {
  try {
    const listening = await start();
    let isStopping = false;
    const stop = () => {
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => process.off('SIGINT', stop).off('SIGTERM', stop), sameSignalMs);
      void listening.close().then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      );
    };
    process.on('SIGINT', stop).on('SIGTERM', stop);
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
