import type { Candle, Quote } from '@corro/client';
import {
  type ChartPeriod,
  type ChartRange,
  changeSince,
  type DecimalText,
  historyInRange,
  newestDay,
  type PriceChange,
  subtract,
} from '@corro/domain';
import { decimalsOf } from '../../../common/prices/priceText.ts';

/** What of the candles at hand a range shows, and how the price has changed over it. */
export interface RangeView extends PriceChange {
  /** Null while they are not there. */
  readonly candles: readonly Candle[] | null;
  /** The price that the range began with; null where that is not known. */
  readonly began: DecimalText | null;
}

/** What of the history is shown; the price that it began with is a binary float. */
export interface ShownHistory {
  readonly candles: readonly Candle[] | null;
  readonly began: number | null;
}

/** What of a history a range shows at `now`, epoch milliseconds: of today its newest day. */
export function historyOf(
  candles: readonly Candle[] | null,
  range: ChartRange,
  period: ChartPeriod,
  now: number,
): ShownHistory {
  if (candles === null) return { candles, began: null };
  if (range === 'day') return { candles: newestDay(candles), began: null };
  return historyInRange(candles, range, now, period);
}

/**
 * How the price has changed over a range. Today's change is the upstream's own; that of any other range
 * is measured from the candles, and not known without them.
 */
export function rangeView(
  quote: Quote | undefined,
  range: ChartRange,
  { candles, began }: ShownHistory,
): RangeView {
  const price = quote?.price ?? null;
  if (range === 'day') return { candles, ...todayOf(quote) };
  const from = began === null ? null : began.toFixed(decimalsOf(price));
  return { candles, began: from, ...changeSince(from, price) };
}

function todayOf(quote: Quote | undefined): PriceChange & Pick<RangeView, 'began'> {
  const { price = null, change = null, previousClose = null } = quote ?? {};
  if (change === null) return { began: previousClose, ...changeSince(previousClose, price) };
  // What the change led from, so that the line has the colour of the figures above it.
  const began = price === null ? previousClose : subtract(price, change);
  return { began, change, changePercent: quote?.changePercent ?? null };
}
