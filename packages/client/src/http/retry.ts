import type { Clock } from '../clock.ts';
import { isCorroError } from '../errors.ts';

export type RetrySettings = {
  clock: Clock;
  /** From 0 up to, but not including, 1. */
  random: () => number;
  /** How often in all. */
  tries: number;
};

const firstPauseMs = 300;
const longestPauseMs = 3000;

/**
 * Runs a read again where that may help: the network, an answer of HTTP 500 and up that is no
 * envelope. Not after a timeout: the customer has waited 10 s by then and is told so. Full jitter: each pause is anything from nothing to a limit that doubles, so that
 * clients that failed together do not come back together. An abort ends the pause and the retrying.
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
