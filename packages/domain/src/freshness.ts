import { dayMs, priceFreshness } from './constants.ts';

/*
 * All times are epoch milliseconds of one clock; the caller brings `now`.
 */

/**
 * How many whole seconds ago a price was read; null for a reading from the future, which means that
 * the clock was set back: its age is not known.
 */
export function priceAge(readAt: number, now: number): number | null {
  if (readAt - now > priceFreshness.clockToleranceMs) return null;
  return Math.floor(Math.max(0, now - readAt) / 1000);
}

/** Whether a price that is read every `intervalMs` has missed two readings, or its age is not known. */
export function isStale(readAt: number, now: number, intervalMs: number): boolean {
  return isOlderThan(readAt, now, priceFreshness.staleAfterIntervals * intervalMs);
}

/** Whether an order ticket has to wait for a newer price: read more than 15 s ago. */
export function isTooOldToTrade(readAt: number, now: number): boolean {
  return isOlderThan(readAt, now, priceFreshness.ticketMaxAgeMs);
}

function isOlderThan(readAt: number, now: number, ageMs: number): boolean {
  return now - readAt > ageMs || priceAge(readAt, now) === null;
}

/** How long something is open yet, as it is said. */
export interface TimeLeft {
  readonly unit: 'minutes' | 'hours' | 'days';
  readonly count: number;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Up to two days are easier told in hours, and up to two hours in minutes. */
const longestMs = { minutes: 2 * hourMs, hours: 48 * hourMs };

/** Rounded down, so that it never promises more; null once less than a minute is left. */
export function timeLeft(ms: number): TimeLeft | null {
  if (ms < minuteMs) return null;
  if (ms < longestMs.minutes) return { unit: 'minutes', count: Math.floor(ms / minuteMs) };
  if (ms < longestMs.hours) return { unit: 'hours', count: Math.floor(ms / hourMs) };
  return { unit: 'days', count: Math.floor(ms / dayMs) };
}
