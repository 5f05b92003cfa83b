import { startOfBrokerDay } from '@corro/domain';
import {
  dayNumber,
  type Instrument,
  type MarketCandle,
  type MarketFeed,
} from '../../market/index.ts';
import { toMillionths } from '../../store/index.ts';
import { findInstrument } from '../instruments.ts';
import type { CandlesWanted, Moments } from './moments.ts';

/** Millionths of a dollar; null if the market has no price for that time. */
export type Price = bigint | null;

/**
 * Reads the price at each moment: the close of the last candle that has ended. Before the first
 * candle it is the previous close if the candles are minutes, else null. Throws `MarketUnavailable`
 * if the source does not answer, because values at cost would show false gains and losses.
 */
export async function pricesAt(
  feed: MarketFeed,
  symbol: string,
  moments: Moments,
): Promise<readonly Price[]> {
  const instrument = findInstrument(feed, symbol);
  if (instrument === null) return [];
  const [candles, before] = await Promise.all([
    feed.candles(symbol, moments.interval, moments.range),
    moments.interval === '1m' ? priceNow(feed, symbol, 'previousClose') : null,
  ]);
  return closesAt(moments, instrument, candles, before);
}

export async function priceNow(
  feed: MarketFeed,
  symbol: string,
  field: 'price' | 'previousClose' = 'price',
): Promise<Price> {
  const quote = await feed.quote(symbol);
  return quote === null ? null : toMillionths(quote[field]);
}

function closesAt(
  { times, interval }: Moments,
  { priceDecimals }: Instrument,
  candles: readonly MarketCandle[],
  before: Price,
): readonly Price[] {
  const scale = 10 ** priceDecimals;
  const unit = 10n ** BigInt(6 - priceDecimals);
  const endOf = periodEnds[interval];
  let ended = 0;
  return times.map((time) => {
    for (let next = candles[ended]; next !== undefined && endOf(next.time) <= time;) {
      ended += 1;
      next = candles[ended];
    }
    const last = candles[ended - 1];
    return last === undefined ? before : BigInt(Math.round(last.close * scale)) * unit;
  });
}

/**
 * End of a candle, computed from its start. A day ends with its date in the broker's zone, whenever
 * the exchange closes.
 */
const periodEnds: Record<CandlesWanted['interval'], (time: number) => number> = {
  '1m': (time) => time + 60_000,
  '1d': (time) => startOfBrokerDay(dayNumber(time) + 1),
  '1wk': (time) => startOfBrokerDay(dayNumber(time) + 7),
};

export async function readPrices<Read>(
  symbols: Iterable<string>,
  read: (symbol: string) => Promise<Read>,
): Promise<ReadonlyMap<string, Read>> {
  const prices = Array.from(symbols, async (symbol) => [symbol, await read(symbol)] as const);
  return new Map(await Promise.all(prices));
}
