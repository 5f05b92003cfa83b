import { type DayLine, dayLine, subtract } from '@corro/domain';
import { queryOptions } from '@tanstack/react-query';
import type { CallOptions, Transport } from '../http/index.ts';
import { polling } from './polling.ts';
import { getQuote, type QuoteParams } from './quotes.ts';

/** Half-hour candles, where the upstream supports `points`. */
const dayLineParams = { interval: '1m', range: '1d', points: 48 } as const;

type DayLineParams = Pick<QuoteParams, 'symbol' | 'market'>;

/**
 * Reads the price course since the previous close for a sparkline; null where the candles belong to
 * another day than the price.
 * Refusal: `unknown-instrument`.
 */
export async function getDayLine(
  api: Transport,
  params: DayLineParams,
  options?: CallOptions,
): Promise<DayLine | null> {
  const { candles, price, change, previousClose } = await getQuote(
    api,
    { ...params, ...dayLineParams },
    options,
  );
  const before = price === null || change === null ? null : subtract(price, change);
  return dayLine({ candles, price, previousClose: previousClose ?? before });
}

/** Sparkline of a day, cached for five minutes, also when the customer returns to the page. */
export const dayLineQuery = (
  api: Transport,
  params: DayLineParams,
  readOne: (signal: AbortSignal) => Promise<DayLine | null> = (signal) =>
    getDayLine(api, params, { signal }),
) =>
  queryOptions({
    queryKey: ['dayLine', params],
    queryFn: ({ signal }) => readOne(signal),
    ...polling('dayLine'),
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });
