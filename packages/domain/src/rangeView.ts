import {
  type CandlePrices,
  changeSince,
  type ChartRange,
  historyInRange,
  newestDay,
  type PriceChange,
  type RangeOf,
} from './chartRange.ts';
import type { ChartPeriod } from './constants.ts';
import type { DecimalText } from './decimal.ts';
import { subtract } from './money.ts';

/** What is read of a quote: how it stands today, as its upstream says. */
export interface DayQuote {
  readonly price: DecimalText | null;
  readonly change: DecimalText | null;
  readonly changePercent: DecimalText | null;
  readonly previousClose: DecimalText | null;
}

/** What of the candles at hand a range shows, and how the price has changed over it. */
export interface RangeView<Candle> extends PriceChange {
  /** Null while they are not there. */
  readonly candles: readonly Candle[] | null;
  /** The price that the range began with; null where that is not known. */
  readonly began: DecimalText | null;
}

/** What of the history is shown, null while it is not there; the price that it began with is a binary float. */
export interface ShownHistory<Candle> {
  readonly candles: readonly Candle[] | null;
  readonly began: RangeOf<Candle>['began'];
}

/** What of a history a range shows at `now`, epoch milliseconds: of today its newest day. */
export function historyOf<Candle extends CandlePrices>(
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
 * How the price has changed over a range. Today's change is the upstream's own; that of any other range
 * is measured from the candles, written with as many `digits` as the price, and not known without them.
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
  return { candles, began: from, ...changeSince(from, price) };
}

function todayOf(quote: DayQuote | undefined): Omit<RangeView<never>, 'candles'> {
  const { price = null, change = null, previousClose = null } = quote ?? {};
  if (change === null) return { began: previousClose, ...changeSince(previousClose, price) };
  // What the change led from, so that the line has the colour of the figures above it.
  const began = price === null ? previousClose : subtract(price, change);
  return { began, change, changePercent: quote?.changePercent ?? null };
}
