import { brokerDay, startOfBrokerDay } from '@corro/domain';

export const portfolioRanges = ['1d', '1w', '1m', '1y', 'max'] as const;

/** A range, or `now` for the current value only. */
export type PortfolioRange = (typeof portfolioRanges)[number] | 'now';

/** Candles from which the values at the moments are computed. */
export interface CandlesWanted {
  interval: '1m' | '1d' | '1wk';
  range: '1d' | '1mo' | '3mo' | '1y' | '2y' | '5y' | 'max';
}

/** Times before now at which the portfolio is valued, oldest first. Epoch milliseconds. */
export interface Moments extends CandlesWanted {
  times: readonly number[];
}

/** Number of days before today in each range. */
const daysBack = { '1d': 0, '1w': 6, '1m': 29, '1y': 364 } as const;

/**
 * Maximum number of moments. A line has at most 200 points, and two of them are now and the opening
 * of the account.
 */
const maxTimes = 198;

const tenMinutesMs = 600_000;

/** Number of days that each range of candles covers, cheapest range first. */
const reaches = [
  ['1mo', 31],
  ['3mo', 92],
  ['1y', 366],
  ['2y', 731],
  ['5y', 1827],
] as const;

/** The moments of a range before `now`; possibly none. */
export function valuationMoments(range: PortfolioRange, openedAt: number, now: number): Moments {
  const { times, ...candles } = momentsUpTo(range, openedAt, now);
  return { ...candles, times: times.filter((time) => time < now) };
}

/**
 * A single day starts at the broker's midnight and has a moment every ten minutes. Longer ranges
 * use midnights, which are daily closes. No moment precedes the opening.
 *
 * @param openedAt when the account was opened, epoch milliseconds
 */
function momentsUpTo(range: PortfolioRange, openedAt: number, now: number): Moments {
  if (range === 'now') return { times: [], interval: '1m', range: '1d' };
  const today = brokerDay(now);
  const opened = brokerDay(openedAt);
  const firstDay = range === 'max' ? opened : today - daysBack[range];
  if (Math.max(firstDay, opened) >= today) {
    const times = spread(Math.max(startOfBrokerDay(today), openedAt), now, tenMinutesMs);
    return { times, interval: '1m', range: '1d' };
  }
  // The line of an account that was opened within the range starts at the midnight after the
  // opening.
  const first = Math.max(firstDay, opened + 1);
  const candles = candlesFor(today - first);
  const unit = candles.interval === '1wk' ? 7 : 1;
  const step = unit * Math.ceil((today - first + 1) / unit / maxTimes);
  const last = unit === 7 ? mondayOf(today) : today;
  const count = Math.floor((last - first) / step) + 1;
  const midnights = Array.from({ length: count }, (_, i) =>
    startOfBrokerDay(last - (count - 1 - i) * step),
  );
  const isOpenedWithin = opened >= firstDay;
  return { times: isOpenedWithin ? [openedAt, ...midnights] : midnights, ...candles };
}

/** Returns the start, and then the multiples of `step` up to the end. */
function spread(from: number, to: number, step: number): number[] {
  const next = (Math.floor(from / step) + 1) * step;
  const count = Math.max(0, Math.ceil((to - next) / step));
  return [from, ...Array.from({ length: count }, (_, i) => next + i * step)];
}

/** Day number of the week's Monday; day 0 was a Thursday. */
function mondayOf(day: number): number {
  return day - ((day + 3) % 7);
}

function candlesFor(days: number): CandlesWanted {
  const rangeRule = reaches.find(([, maxDays]) => days + 1 < maxDays);
  return rangeRule === undefined
    ? { interval: '1wk', range: 'max' }
    : { interval: '1d', range: rangeRule[0] };
}
