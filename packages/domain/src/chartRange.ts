import { brokerDay, startOfDay } from './brokerDay.ts';
import { type ChartPeriod, dayMs } from './constants.ts';
import { type DecimalText, toBig, percentOf } from './decimal.ts';
import { subtract } from './money.ts';

/** Chart ranges, shortest first. */
export const chartRanges = ['day', 'week', 'month', 'quarter', 'year', 'fiveYears'] as const;

export type ChartRange = (typeof chartRanges)[number];

/** Candle period of a range's line. */
export const rangePeriod = {
  day: 'timeline',
  week: 'day',
  month: 'day',
  quarter: 'day',
  year: 'day',
  fiveYears: 'month',
} as const satisfies Record<ChartRange, ChartPeriod>;

/** Candle period of a range's candlestick chart. */
export const candlePeriod = {
  day: 'timeline',
  week: 'day',
  month: 'day',
  quarter: 'day',
  year: 'week',
  fiveYears: 'month',
} as const satisfies Record<ChartRange, ChartPeriod>;

/** Prices of a candle as binary floats in the quote's unit; `time` is epoch milliseconds. */
export interface CandlePrices {
  readonly time: number;
  readonly open: number;
  readonly close: number;
}

/**
 * Change of a price in its own unit and in percent with two places; null where unknown. The
 * percentage is also null for an opening price of zero.
 */
export interface PriceChange {
  readonly change: DecimalText | null;
  readonly changePercent: DecimalText | null;
}

const unknownChange: PriceChange = { change: null, changePercent: null };

const monthsBack = { month: 1, quarter: 3, year: 12, fiveYears: 60 } as const;

/**
 * Start of a range, epoch milliseconds: the same weekday or day of the month as the broker's day of
 * `now`, or the last day of a shorter month. The range `day` starts today. The result is midnight
 * UTC of the date, where candles of days and longer periods begin, whatever the zone of their day.
 */
export function rangeStart(range: ChartRange, now: number): number {
  const today = brokerDay(now) * dayMs;
  if (range === 'day') return today;
  if (range === 'week') return today - 7 * dayMs;
  const date = new Date(today);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() - monthsBack[range]];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastOfMonth));
}

/**
 * Maximum distance, in milliseconds, between the start of a range and the candle that gives the
 * range's opening price: ten days, the longest closure of an exchange, plus the length of a candle
 * that is longer than a day.
 */
const slackMs: Readonly<Record<ChartPeriod, number>> = {
  timeline: 0,
  day: 10 * dayMs,
  week: 17 * dayMs,
  month: 41 * dayMs,
};

/** Candles of a range and its opening price. */
export interface RangeOf<Candle> {
  /** Includes the candle whose close is the opening price. */
  readonly candles: readonly Candle[];
  /** Null where candles at the start of the range are missing. */
  readonly began: number | null;
}

/**
 * Returns the part of a history (oldest first) that a range longer than a day shows. The range's
 * opening price is the close of the candle that contains the first day, or of the last one before;
 * where there is none, it is the open of the first candle after that day. The price is null where
 * these candles are farther than `slackMs` from the start of the range.
 *
 * @param now epoch milliseconds
 */
export function historyInRange<Candle extends CandlePrices>(
  history: readonly Candle[],
  range: Exclude<ChartRange, 'day'>,
  now: number,
  period: ChartPeriod = rangePeriod[range],
): RangeOf<Candle> {
  const start = rangeStart(range, now);
  const slack = slackMs[period];
  const after = history.findIndex(({ time }) => time >= start + dayMs);
  if (after === -1) return { candles: [], began: null };
  const [before, first] = [history[after - 1], history[after]];
  if (before !== undefined && start - before.time <= slack) {
    return { candles: history.slice(after - 1), began: before.close };
  }
  const isCovered = first !== undefined && first.time - start <= slack;
  return { candles: history.slice(after), began: isCovered ? first.open : null };
}

/** Returns the candles of the broker's newest day: upstreams may include the day before. */
export function newestDay<Candle extends Pick<CandlePrices, 'time'>>(
  history: readonly Candle[],
): readonly Candle[] {
  const last = history.at(-1);
  if (last === undefined) return history;
  const midnight = startOfDay(last.time);
  const first = history.findIndex(({ time }) => time >= midnight);
  return first === 0 ? history : history.slice(first);
}

/** Returns the change from `began` to `price`; null where either is unknown. */
export function priceChange(began: DecimalText | null, price: DecimalText | null): PriceChange {
  if (began === null || price === null) return unknownChange;
  const change = subtract(price, began);
  return { change, changePercent: percentOf(toBig(change), toBig(began)) };
}
