import { type ChartPeriod, dayMs } from './constants.ts';
import { type DecimalText, open, percentOf } from './decimal.ts';
import { subtract } from './money.ts';

/** The ranges that a line shows, shortest first. */
export const chartRanges = ['day', 'week', 'month', 'quarter', 'year', 'fiveYears'] as const;

export type ChartRange = (typeof chartRanges)[number];

/** Which of the specification's candles the line of a range is drawn through. */
export const rangePeriod = {
  day: 'timeline',
  week: 'day',
  month: 'day',
  quarter: 'day',
  year: 'day',
  fiveYears: 'month',
} as const satisfies Record<ChartRange, ChartPeriod>;

/** The candles that a range is shown by where candles are asked for in place of the line. */
export const candlePeriod = {
  day: 'timeline',
  week: 'day',
  month: 'day',
  quarter: 'day',
  year: 'week',
  fiveYears: 'month',
} as const satisfies Record<ChartRange, ChartPeriod>;

/** The range that candles of a period show at first: some 60 of them fit on a phone. */
export const periodRange = {
  timeline: 'day',
  day: 'quarter',
  week: 'year',
  month: 'fiveYears',
} as const satisfies Record<ChartPeriod, ChartRange>;

/** What is read of a candle: prices are binary floats in the unit of the quote, `time` epoch milliseconds. */
export interface CandlePrices {
  readonly time: number;
  readonly open: number;
  readonly close: number;
}

/** A change of price; both null while it is not known. */
export interface PriceChange {
  /** In the unit of the price. */
  readonly change: DecimalText | null;
  /** In percent, two places; null also where it began at nothing. */
  readonly changePercent: DecimalText | null;
}

const unknownChange: PriceChange = { change: null, changePercent: null };

const monthsBack = { month: 1, quarter: 3, year: 12, fiveYears: 60 } as const;

/**
 * The day on which a range begins, as the first moment of it in UTC: the same day of the week or of
 * the month that `now` has, or the last of a shorter month. Epoch milliseconds. Today begins today.
 */
export function rangeStart(range: ChartRange, now: number): number {
  const today = Math.floor(now / dayMs) * dayMs;
  if (range === 'day') return today;
  if (range === 'week') return today - 7 * dayMs;
  const date = new Date(today);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() - monthsBack[range]];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastOfMonth));
}

/**
 * How far from the start of a range a candle may lie and still be its price: what it lasts, and as
 * long as an exchange is closed at most. Milliseconds.
 */
const slackMs: Readonly<Record<ChartPeriod, number>> = {
  timeline: 0,
  day: 10 * dayMs,
  week: 17 * dayMs,
  month: 41 * dayMs,
};

/** The candles of a range, and the price that it began with. */
export interface RangeOf<Candle> {
  /** With the candle whose close it began with in front, where there is one. */
  readonly candles: readonly Candle[];
  /** Null where the candles of its start or of all of it are missing. */
  readonly began: number | null;
}

/**
 * What of a history, oldest first, a range longer than a day shows at `now` (epoch milliseconds). It
 * begins with the close of its first day, or with the opening of the candle after that where the history
 * begins there. Too far from the start, neither is its price: then that is not known.
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

/** The candles of the newest day of a history, in UTC: an upstream may send some of the day before as well. */
export function newestDay<Candle extends Pick<CandlePrices, 'time'>>(
  history: readonly Candle[],
): readonly Candle[] {
  const last = history.at(-1);
  if (last === undefined) return history;
  const midnight = Math.floor(last.time / dayMs) * dayMs;
  const first = history.findIndex(({ time }) => time >= midnight);
  return first === 0 ? history : history.slice(first);
}

/** How a price has changed since it was `began`, decimal text both; not known where one of them is not. */
export function changeSince(began: DecimalText | null, price: DecimalText | null): PriceChange {
  if (began === null || price === null) return unknownChange;
  const change = subtract(price, began);
  return { change, changePercent: percentOf(open(change), open(began)) };
}
