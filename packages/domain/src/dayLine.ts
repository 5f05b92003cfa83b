import { newestDay } from './chartRange.ts';
import type { DecimalText } from './decimal.ts';

/** A candle as binary floats in the unit of the price; `time` is epoch milliseconds. */
interface DayCandle {
  readonly time: number;
  readonly open: number;
  readonly close: number;
}

/** Prices of a day in one answer. */
export interface DayPrices {
  /** Oldest first; may include earlier days. */
  readonly candles: readonly DayCandle[];
  readonly price: DecimalText | null;
  readonly previousClose: DecimalText | null;
}

/** A day's price course since the previous close, for a sparkline. */
export interface DayLine {
  /** Evenly spaced, starting with the day's opening price. */
  readonly points: readonly number[];
  /** Price from which the day's rise or fall is measured. */
  readonly previousClose: number;
}

/** Direction of a price change. */
export type DayDirection = 'rise' | 'fall' | 'flat';

/** A 56 px sparkline cannot show more points. */
const maxPoints = 60;

/**
 * Returns the line of the newest day. Null without candles, price or previous close, and where the
 * last candle and the price are on different sides of the previous close, because the candles then
 * belong to another day.
 */
export function dayLine({ candles, price, previousClose }: DayPrices): DayLine | null {
  const last = candles.at(-1);
  if (last === undefined || price === null || previousClose === null) return null;
  const day = newestDay(candles);
  const closes = thinned(day.map(({ close }) => close));
  const points = [day[0]?.open ?? last.open, ...closes];
  const base = Number(previousClose);
  const isOfAnotherDay = Math.sign(last.close - base) !== Math.sign(Number(price) - base);
  return isOfAnotherDay ? null : { points, previousClose: base };
}

/** Reduces values to at most 60, keeping the last one. */
function thinned(values: readonly number[]): readonly number[] {
  if (values.length <= maxPoints) return values;
  const step = (values.length - 1) / (maxPoints - 1);
  return Array.from({ length: maxPoints }, (_, at) => values[Math.round(at * step)] ?? 0);
}

/** The change displayed next to a line. */
export interface ShownChange {
  readonly price: DecimalText | null;
  readonly direction: DayDirection;
}

/**
 * Extends a line to the current price. Null where it would end on the wrong side of the previous
 * close for the displayed direction, as after a change of day.
 */
export function extendDayLine(
  line: DayLine | null,
  { price, direction }: ShownChange,
): DayLine | null {
  if (line === null) return null;
  const points = price === null ? line.points : [...line.points, Number(price)];
  const change = (points.at(-1) ?? line.previousClose) - line.previousClose;
  const isOpposed = (direction === 'rise' && change <= 0) || (direction === 'fall' && change >= 0);
  return isOpposed ? null : { ...line, points };
}
