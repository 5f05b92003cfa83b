import { type DayLine, dayLine, subtract } from '@corro/domain';
import { queryOptions } from '@tanstack/react-query';
import type { CallOptions, Transport } from '../http/index.ts';
import { polling } from '../queries/polling.ts';
import { getQuote, type QuoteParams } from './quotes.ts';

/** Joined minutes: half an hour each, where the upstream knows `points`. */
const dayLineParams = { interval: '1m', range: '1d', points: 48 } as const;

/** Whose line. */
type DayLineParams = Pick<QuoteParams, 'symbol' | 'market'>;

/**
 * The course of an instrument's price since the previous close, for a small line; null where the
 * upstream's candles do not tell of the same day as its price. Refusal: `unknown-instrument`.
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

/** The line of a day, kept for five minutes: coming back to the page does not read it again sooner. */
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
