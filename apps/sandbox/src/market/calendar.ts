import { brokerDay, dayMs } from '@corro/domain';
import type { CandleInterval } from './types.ts';

/**
 * Days from 1970-01-01 to a date, given as its midnight UTC in epoch milliseconds. The date of an
 * instant is its `brokerDay`.
 */
export function dayNumber(at: number): number {
  return Math.floor(at / dayMs);
}

/** Monday, as midnight UTC, of the week that contains the date `at`. Day 0 was a Thursday. */
export function startOfWeek(at: number): number {
  const day = dayNumber(at);
  return (day - ((((day + 3) % 7) + 7) % 7)) * dayMs;
}

/** The first, as midnight UTC, of the month that contains the date `at`. */
export function startOfMonth(at: number): number {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}

/** Number of days in each range, including today. */
const rangeDays = {
  '1d': 1,
  '5d': 5,
  '1mo': 31,
  '3mo': 92,
  '6mo': 183,
  '1y': 366,
  '2y': 731,
  '5y': 1827,
  '10y': 3653,
  max: 3653,
} as const;

export type CandleRange = keyof typeof rangeDays | 'ytd';

export function isCandleRange(text: string): text is CandleRange {
  return text === 'ytd' || Object.hasOwn(rangeDays, text);
}

/**
 * Longest range by interval, which bounds the number of candles in an answer: a day of minutes
 * (1,440), five years of days (1,827), ten years of weeks (some 523) or months (121).
 */
const maxDays: Readonly<Record<CandleInterval, number>> = {
  '1m': rangeDays['1d'],
  '1d': rangeDays['5y'],
  '1wk': rangeDays.max,
  '1mo': rangeDays.max,
};

function daysIn(range: CandleRange, now: number): number {
  if (range !== 'ytd') return rangeDays[range];
  const today = brokerDay(now);
  return today - dayNumber(Date.UTC(new Date(today * dayMs).getUTCFullYear(), 0, 1)) + 1;
}

/**
 * Number of days that a range covers at `now`, including today, at most `maxDays` of the interval.
 * Throws RangeError for an unknown range.
 */
export function daysInRange(range: string, interval: CandleInterval, now: number): number {
  if (!isCandleRange(range)) throw new RangeError(`unknown range of candles: ${range}`);
  return Math.min(daysIn(range, now), maxDays[interval]);
}
