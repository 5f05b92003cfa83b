/** Waits for a turn, and does the task then. Rejects when the signal aborts before. */
export type TakeTurn = <Result>(
  signal: AbortSignal,
  task: () => Promise<Result>,
) => Promise<Result>;

/**
 * Lets `most` tasks run at once, and the others wait in their order. A task that is aborted gives up
 * its place, which a limiter of promises alone cannot do.
 */
export function createTurns(most: number): TakeTurn {
  const waiting = new Set<() => void>();
  let running = 0;

  function begin(signal: AbortSignal): Promise<void> {
    if (running < most) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(enter);
        reject(signal.reason);
      };
      const enter = () => {
        waiting.delete(enter);
        signal.removeEventListener('abort', leave);
        resolve();
      };
      waiting.add(enter);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  /** Hands the turn to the next in line, so that no later caller gets in between. */
  function end(): void {
    const [next] = waiting;
    if (next === undefined) running -= 1;
    else next();
  }

  return async (signal, task) => {
    signal.throwIfAborted();
    await begin(signal);
    try {
      return await task();
    } finally {
      end();
    }
  };
}
