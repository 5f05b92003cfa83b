import { type DayLine, dayLine, dayLineOf, type DecimalText, subtract } from '@corro/domain';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CallOptions, Transport } from '../http/index.ts';
import { polling } from '../queries/polling.ts';
import { announces } from './config.ts';
import { summaryInBatch } from './quoteBatch.ts';
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
  const read = await getQuote(api, { ...params, ...dayLineParams }, options);
  const { candles, price } = read;
  return dayLine({ candles, price, previousClose: previousCloseOf(read) });
}

interface Change {
  readonly price: DecimalText | null;
  readonly change: DecimalText | null;
  readonly previousClose: DecimalText | null;
}

function previousCloseOf({ price, change, previousClose }: Change): DecimalText | null {
  const before = price === null || change === null ? null : subtract(price, change);
  return previousClose ?? before;
}

/**
 * The line of a day, kept for five minutes: coming back to the page does not read it again sooner. Those that are
 * read at the same time come by one call, where the upstream announces it; `readOne` reads any other.
 */
export const dayLineQuery = (
  api: Transport,
  params: DayLineParams,
  readOne: (signal: AbortSignal) => Promise<DayLine | null> = (signal) =>
    getDayLine(api, params, { signal }),
) =>
  queryOptions({
    queryKey: ['dayLine', params],
    queryFn: async (context) => {
      const summary = await summaryInBatch(api, { ...params, hasLine: true }, context);
      if (summary === null) return readOne(context.signal);
      const { line: points, price } = summary;
      return dayLineOf({ points, price, previousClose: previousCloseOf(summary) });
    },
    ...polling('dayLine'),
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });

/**
 * Reads the lines of rows whose prices are read at the same time, so that one call brings both. Does nothing where
 * the upstream does not announce it: each line would be a call, and waits until it is in view.
 */
export async function prefetchDayLines(
  cache: QueryClient,
  api: Transport,
  symbols: readonly string[],
): Promise<void> {
  if (!(await announces(cache, 'quotes'))) return;
  await Promise.all(symbols.map((symbol) => cache.prefetchQuery(dayLineQuery(api, { symbol }))));
}
