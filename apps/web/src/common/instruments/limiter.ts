/** Runs a task when a slot is free. Rejects if the signal aborts while the task waits. */
export type Limiter = <Result>(signal: AbortSignal, task: () => Promise<Result>) => Promise<Result>;

/**
 * Limits concurrent tasks and queues the others in order. A task that is aborted while it waits
 * leaves the queue; `p-limit` would keep it there.
 */
export function createLimiter(maxConcurrent: number): Limiter {
  const queue = new Set<() => void>();
  let running = 0;

  function acquire(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        queue.delete(enter);
        reject(signal.reason);
      };
      const enter = () => {
        queue.delete(enter);
        signal.removeEventListener('abort', leave);
        resolve();
      };
      if (running < maxConcurrent) {
        running += 1;
        resolve();
        return;
      }
      queue.add(enter);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  return async (signal, task) => {
    signal.throwIfAborted();
    await acquire(signal);
    try {
      return await task();
    } finally {
      // The slot passes to the next in line, so that no later caller takes it.
      const [next] = queue;
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
