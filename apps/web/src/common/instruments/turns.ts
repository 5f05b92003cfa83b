/** Runs a task when a slot is free. Rejects if the signal aborts while it waits. */
export type TakeTurn = <Result>(
  signal: AbortSignal,
  task: () => Promise<Result>,
) => Promise<Result>;

/**
 * Limits concurrent tasks and queues the others in order. An aborted task leaves the queue, which
 * `p-limit` does not support.
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

  /** Passes the slot to the next in line, so that no later caller takes it. */
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
