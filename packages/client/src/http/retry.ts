import type { Clock } from '../clock.ts';
import { isCorroError } from '../errors.ts';

export type RetrySettings = {
  clock: Clock;
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  random: () => number;
  /** Total tries. */
  tries: number;
};

const firstPauseMs = 300;
const longestPauseMs = 3000;

/**
 * Retries a read after a network failure or an HTTP 5xx without an envelope. Does not retry a
 * timeout: the customer has waited 10 s already. Pauses have full jitter up to a doubling limit, so
 * that clients do not retry in step. An abort ends the retries.
 */
export async function withRetry<Result>(
  { clock, random, tries }: RetrySettings,
  signal: AbortSignal | undefined,
  run: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= tries || !mayHelp(error)) throw error;
      const limit = Math.min(longestPauseMs, firstPauseMs * 2 ** (attempt - 1));
      await pause(clock, random() * limit, signal);
    }
  }
}

function mayHelp(error: unknown): boolean {
  if (!isCorroError(error)) return false;
  if (error.kind === 'protocol-broken') return error.status !== null && error.status >= 500;
  return error.kind === 'network-failed';
}

function pause(clock: Clock, ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clock.clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = clock.setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
