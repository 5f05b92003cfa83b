import { dayLineQuery, getDayLine, type Transport } from '@corro/client';
import { createLimiter, type Limiter } from './limiter.ts';

/**
 * Maximum number of concurrent requests for sparklines. Each sparkline needs a request, so a long
 * list without this limit would delay other requests.
 */
const maxConcurrent = 3;

const limiters = new WeakMap<Transport, Limiter>();

/** The day's prices of an instrument, for its sparkline. An empty `market` is unknown. */
export function lineQuery(api: Transport, { symbol, market }: { symbol: string; market: string }) {
  const instrument = { symbol, market: market === '' ? undefined : market };
  return dayLineQuery(api, instrument, (signal) =>
    limiterOf(api)(signal, () => getDayLine(api, instrument, { signal })),
  );
}

function limiterOf(api: Transport): Limiter {
  const limiter = limiters.get(api) ?? createLimiter(maxConcurrent);
  limiters.set(api, limiter);
  return limiter;
}
