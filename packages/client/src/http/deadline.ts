import type { Clock } from '../clock.ts';
import { TimedOut } from '../errors.ts';

/**
 * Runs a task for at most `timeoutMs`; each call of `moved` restarts the time. The task's signal
 * aborts with TimedOut, or with the caller's reason. Always clears the timer.
 */
export async function withDeadline<Result>(
  clock: Clock,
  timeoutMs: number,
  caller: AbortSignal | undefined,
  run: (signal: AbortSignal, moved: () => void) => Promise<Result>,
): Promise<Result> {
  caller?.throwIfAborted();
  const controller = new AbortController();
  const late = new TimedOut(timeoutMs);
  const start = () => clock.setTimeout(() => controller.abort(late), timeoutMs);
  let timer = start();
  const moved = () => {
    clock.clearTimeout(timer);
    timer = start();
  };
  const stop = () => controller.abort(caller?.reason);
  caller?.addEventListener('abort', stop, { once: true });
  const { signal } = controller;
  // Some web views replace `fetch` by one that ignores the signal, so the abort itself rejects.
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([run(signal, moved), aborted]);
  } catch (error) {
    // Browsers reject an aborted fetch with different errors; the signal has the reason.
    throw signal.aborted ? signal.reason : error;
  } finally {
    clock.clearTimeout(timer);
    caller?.removeEventListener('abort', stop);
  }
}
