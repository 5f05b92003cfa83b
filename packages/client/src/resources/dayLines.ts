import { type DayLine, dayLine, subtract } from '@corro/domain';
import { queryOptions } from '@tanstack/react-query';
import type { CallOptions, Transport } from '../http/index.ts';
import { polling } from './polling.ts';
import { getQuote, type QuoteParams } from './quotes.ts';

/**
 * A day in 48 points of half an hour. An upstream that ignores `points` sends candles of one
 * minute.
 */
const dayLineParams = { interval: '1m', range: '1d', points: 48 } as const;

type DayLineParams = Pick<QuoteParams, 'symbol' | 'market'>;

/** A day's prices for a sparkline. */
export interface DayDrawing {
  /** Null without candles, and where they belong to another day than the price. */
  readonly line: DayLine | null;
  /** The upstream's own line as SVG path data in a 100 × 40 box; null where it sends candles. */
  readonly linePath: string | null;
  /** The upstream's area below that line, in the same box; null where it sends none. */
  readonly areaPath: string | null;
}

/**
 * Reads the price course since the previous close for a sparkline.
 * Refusal: `unknown-instrument`.
 */
export async function getDayLine(
  api: Transport,
  params: DayLineParams,
  options?: CallOptions,
): Promise<DayDrawing> {
  const { candles, price, change, previousClose, linePath, areaPath } = await getQuote(
    api,
    { ...params, ...dayLineParams },
    options,
  );
  const before = price === null || change === null ? null : subtract(price, change);
  return {
    line: dayLine({ candles, price, previousClose: previousClose ?? before }),
    linePath: candles.length === 0 ? linePath : null,
    areaPath,
  };
}

/**
 * Sparkline of a day, polled every five minutes. When the page is shown again or the network
 * returns, it is read only if it is older than that.
 */
export const dayLineQuery = (
  api: Transport,
  params: DayLineParams,
  readOne: (signal: AbortSignal) => Promise<DayDrawing> = (signal) =>
    getDayLine(api, params, { signal }),
) =>
  queryOptions({
    queryKey: ['dayLine', params],
    queryFn: ({ signal }) => readOne(signal),
    ...polling('dayLine'),
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });
