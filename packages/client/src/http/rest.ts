import type { Clock } from '../clock.ts';
import { Refusal } from '../errors.ts';

/** However long an upstream asks to be left alone, it is asked again after this. Milliseconds. */
const longestRestMs = 60_000;

/** The seconds of a `Retry-After`; null without one, or with a date: that needs a clock that is right. */
export function secondsToWait({ headers }: Response): number | null {
  const text = headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/**
 * Honours `Retry-After`: after HTTP 429 or 503 no read of any poll goes out until that
 * time is over.
 */
export function createRest(clock: Clock) {
  let until = 0;
  return {
    /** Takes note of the answer to a read. */
    notice(response: Response): void {
      const seconds = secondsToWait(response);
      if (seconds === null || (response.status !== 429 && response.status !== 503)) return;
      until = clock.now() + Math.min(longestRestMs, seconds * 1000);
    },
    /** Refuses as the upstream did, while the time is not over. */
    check(): void {
      const leftMs = until - clock.now();
      if (leftMs > 0) throw new Refusal('busy', { seconds: Math.ceil(leftMs / 1000) });
    },
  };
}
