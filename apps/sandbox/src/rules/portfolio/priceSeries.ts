import {
  type Instrument,
  type MarketCandle,
  type MarketFeed,
  dayMs,
  dayNumber,
} from '../../market/index.ts';
import { toMillionths } from '../../store/index.ts';
import { findInstrument } from '../instruments.ts';
import type { CandlesWanted, Moments } from './moments.ts';

/** The prices of an instrument: now, and at moments that are asked for from the earliest on. Millionths of a dollar. */
export interface PriceSeries {
  /** Null where the market has no price: it does not know the instrument, or not yet at that time. */
  at(time: number): bigint | null;
  now: bigint | null;
}

/** Of what the market does not know. */
const noPrices: PriceSeries = { at: () => null, now: null };

/** Of which instrument prices are read, and whether it is held now. */
interface Wanted {
  symbol: string;
  isHeld: boolean;
}

/**
 * Reads the prices of an instrument: at a moment the close of the last candle that had ended, and on a day without one
 * yet the previous close. Throws `MarketUnavailable` where the source cannot answer: a line at what was paid, for
 * lack of a price, would show a gain or a loss that there never was.
 */
export async function priceSeriesOf(
  feed: MarketFeed,
  { symbol, isHeld }: Wanted,
  { interval, range }: Moments,
): Promise<PriceSeries> {
  const instrument = findInstrument(feed, symbol);
  if (instrument === null) return noPrices;
  const isOfToday = interval === '1m';
  const [quote, candles] = await Promise.all([
    isHeld || isOfToday ? feed.quote(symbol) : null,
    feed.candles(symbol, interval, range),
  ]);
  if (quote === null && isHeld) return noPrices;
  const before = quote !== null && isOfToday ? toMillionths(quote.previousClose) : null;
  const now = quote === null ? null : toMillionths(quote.price);
  return { now, at: closesOf(instrument, candles, interval, before) };
}

/** The close of the last candle that had ended at a time; times are asked for in their order. */
function closesOf(
  { priceDecimals }: Instrument,
  candles: readonly MarketCandle[],
  interval: CandlesWanted['interval'],
  before: bigint | null,
): (time: number) => bigint | null {
  const scale = 10 ** priceDecimals;
  const unit = 10n ** BigInt(6 - priceDecimals);
  const endOf = ends[interval];
  let ended = 0;
  return (time) => {
    for (;;) {
      const next = candles[ended];
      if (next === undefined || endOf(next.time) > time) break;
      ended += 1;
    }
    const last = candles[ended - 1];
    return last === undefined ? before : BigInt(Math.round(last.close * scale)) * unit;
  };
}

/** When a candle has ended, by when it began. A day's is of the day's date, whenever the exchange opens. */
const ends: Record<CandlesWanted['interval'], (time: number) => number> = {
  '1m': (time) => time + 60_000,
  '1d': (time) => (dayNumber(time) + 1) * dayMs,
  '1wk': (time) => (dayNumber(time) + 7) * dayMs,
};
