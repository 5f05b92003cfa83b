import type { Clock } from '../clock.ts';
import { Refusal } from '../errors.ts';

/** Maximum wait in milliseconds, whatever the upstream requests. */
const longestWaitMs = 60_000;

/**
 * Returns the seconds of `Retry-After`; null for none, and for a date, which would need an accurate
 * clock.
 */
export function secondsToWait({ headers }: Response): number | null {
  const text = headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/**
 * Honours `Retry-After`: blocks all reads for that time, at most a minute, after HTTP 429 or 503.
 */
export function createRetryAfterGate(clock: Clock) {
  let until = 0;
  let code = 'busy';
  return {
    notice(response: Response): void {
      const seconds = secondsToWait(response);
      if (seconds === null || (response.status !== 429 && response.status !== 503)) return;
      code = response.status === 429 ? 'too-many-calls' : 'busy';
      until = clock.now() + Math.min(longestWaitMs, seconds * 1000);
    },
    /** Throws the refusal `busy` or `too-many-calls` until the requested time is over. */
    check(): void {
      const leftMs = until - clock.now();
      if (leftMs > 0) throw new Refusal(code, { seconds: Math.ceil(leftMs / 1000) });
    },
  };
}
