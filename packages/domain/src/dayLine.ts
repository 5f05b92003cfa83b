import { dayMs } from './constants.ts';
import type { DecimalText } from './decimal.ts';

/** A stretch of trading, for pictures only: binary numbers in the unit of the price. */
interface DayCandle {
  /** When it began, epoch milliseconds. */
  readonly time: number;
  readonly open: number;
  readonly close: number;
}

/** What an upstream says of a day, in one answer. */
export interface DayPrices {
  /** Oldest first; they may reach back further than the day. */
  readonly candles: readonly DayCandle[];
  readonly price: DecimalText | null;
  readonly previousClose: DecimalText | null;
}

/** The course of a price since the previous close, to be drawn small. */
export interface DayLine {
  /** From the first price of the day on, at even distances. */
  readonly points: readonly number[];
  /** What the points are compared with, in their unit. */
  readonly previousClose: number;
}

/** Which way something went. */
export type DayDirection = 'rise' | 'fall' | 'flat';

/** 56 px show no more. */
const mostPoints = 60;

/**
 * The line of the latest day that there are candles of. Null where the candles do not end where the
 * price does: they are of another day, and would contradict it.
 */
export function dayLine({ candles, price, previousClose }: DayPrices): DayLine | null {
  const last = candles.at(-1);
  if (last === undefined || price === null || previousClose === null) return null;
  const day = candles.filter(({ time }) => dayOf(time) === dayOf(last.time));
  const closes = thinned(day.map(({ close }) => close));
  const points = [day[0]?.open ?? last.open, ...closes];
  const base = Number(previousClose);
  const isOfAnotherDay = Math.sign(last.close - base) !== Math.sign(Number(price) - base);
  return isOfAnotherDay ? null : { points, previousClose: base };
}

function dayOf(time: number): number {
  return Math.floor(time / dayMs);
}

/** At most 60 of many values, the last one among them. */
function thinned(values: readonly number[]): readonly number[] {
  if (values.length <= mostPoints) return values;
  const step = (values.length - 1) / (mostPoints - 1);
  return Array.from({ length: mostPoints }, (_, at) => values[Math.round(at * step)] ?? 0);
}

/** The number that a line is drawn beside. */
export interface ShownChange {
  /** The price now; null while it is not known. */
  readonly price: DecimalText | null;
  /** Which way the number beside it says that the price went today. */
  readonly direction: DayDirection;
}

/**
 * The line as it may stand beside a number: led on to the price of now. Null where it would end on
 * the other side of the previous close than the number says, as after the turn of a day.
 */
export function lineBeside(
  line: DayLine | null,
  { price, direction }: ShownChange,
): DayLine | null {
  if (line === null) return null;
  const points = price === null ? line.points : [...line.points, Number(price)];
  const change = (points.at(-1) ?? line.previousClose) - line.previousClose;
  const isOpposed = (direction === 'rise' && change <= 0) || (direction === 'fall' && change >= 0);
  return isOpposed ? null : { ...line, points };
}
