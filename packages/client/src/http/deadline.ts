import type { Clock } from '../clock.ts';
import { TimedOut } from '../errors.ts';

/**
 * Runs something that takes at most `timeoutMs`, counted again from each `moved`. Its signal aborts
 * when the time is up (TimedOut) or when the caller aborts (the caller's reason); the timer is gone
 * whatever happens.
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
  try {
    return await run(controller.signal, moved);
  } catch (error) {
    // What fetch rejects with differs between browsers; the signal knows who stopped it.
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    clock.clearTimeout(timer);
    caller?.removeEventListener('abort', stop);
  }
}
