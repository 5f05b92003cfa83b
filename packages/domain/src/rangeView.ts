import {
  type CandlePrices,
  priceChange,
  type ChartRange,
  historyInRange,
  newestDay,
  type PriceChange,
  type RangeOf,
} from './chartRange.ts';
import type { ChartPeriod } from './constants.ts';
import type { DecimalText } from './decimal.ts';
import { subtract } from './money.ts';

/** Today's figures of a quote. */
export interface DayQuote {
  readonly price: DecimalText | null;
  readonly change: DecimalText | null;
  readonly changePercent: DecimalText | null;
  readonly previousClose: DecimalText | null;
}

/** Candles of a range and the change of the price over it. */
export interface RangeView<Candle> extends PriceChange {
  readonly candles: readonly Candle[] | null;
  /** Opening price of the range; null where unknown. */
  readonly began: DecimalText | null;
}

/** Selected candles and opening price of a range; the price is a binary float. */
export interface ShownHistory<Candle> {
  readonly candles: readonly Candle[] | null;
  readonly began: RangeOf<Candle>['began'];
}

/**
 * Selects the candles of a range; for `day` the newest day.
 *
 * @param now epoch milliseconds
 */
export function selectHistory<Candle extends CandlePrices>(
  candles: readonly Candle[] | null,
  range: ChartRange,
  period: ChartPeriod,
  now: number,
): ShownHistory<Candle> {
  if (candles === null) return { candles, began: null };
  if (range === 'day') return { candles: newestDay(candles), began: null };
  return historyInRange(candles, range, now, period);
}

/**
 * Returns the change over a range. Today's change is the upstream's, or else the change since the
 * previous close. The change over another range begins at the opening price from the candles,
 * rounded to `digits` decimal places.
 */
export function rangeView<Candle>(
  quote: DayQuote | undefined,
  range: ChartRange,
  { candles, began }: ShownHistory<Candle>,
  digits: number,
): RangeView<Candle> {
  const price = quote?.price ?? null;
  if (range === 'day') return { candles, ...todayOf(quote) };
  const from = began === null ? null : began.toFixed(digits);
  return { candles, began: from, ...priceChange(from, price) };
}

function todayOf(quote: DayQuote | undefined): Omit<RangeView<never>, 'candles'> {
  const { price = null, change = null, previousClose = null } = quote ?? {};
  if (change === null) return { began: previousClose, ...priceChange(previousClose, price) };
  // The opening price follows from the displayed change, so that the line has the same colour.
  const began = price === null ? previousClose : subtract(price, change);
  return { began, change, changePercent: quote?.changePercent ?? null };
}
