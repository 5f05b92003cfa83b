import { dayMs, hourMs, minuteMs, priceFreshness } from './constants.ts';

/* Times are epoch milliseconds of one clock. */

/**
 * Age of a price in whole seconds; null where its time is more than `clockToleranceMs` in the
 * future, because the clock was then set back.
 */
export function priceAge(readAt: number, now: number): number | null {
  if (readAt - now > priceFreshness.clockToleranceMs) return null;
  return Math.floor(Math.max(0, now - readAt) / 1000);
}

/** Checks if a price read every `intervalMs` missed two readings or has an unknown age. */
export function isStale(readAt: number, now: number, intervalMs: number): boolean {
  return isOlderThan(readAt, now, priceFreshness.staleAfterIntervals * intervalMs);
}

/** Checks if a price is too old for an order ticket: older than 15 s, or of unknown age. */
export function isTooOldToTrade(readAt: number, now: number): boolean {
  return isOlderThan(readAt, now, priceFreshness.ticketMaxAgeMs);
}

function isOlderThan(readAt: number, now: number, ageMs: number): boolean {
  return now - readAt > ageMs || priceAge(readAt, now) === null;
}

export interface RoundedDuration {
  readonly unit: 'minutes' | 'hours' | 'days';
  readonly count: number;
}

/** A shorter duration is displayed in this unit, a longer one in the next unit (hours or days). */
const longestMs = { minutes: 2 * hourMs, hours: 48 * hourMs };

/** Rounds a duration down to a unit; null below one minute. */
export function roundDuration(ms: number): RoundedDuration | null {
  if (ms < minuteMs) return null;
  if (ms < longestMs.minutes) return { unit: 'minutes', count: Math.floor(ms / minuteMs) };
  if (ms < longestMs.hours) return { unit: 'hours', count: Math.floor(ms / hourMs) };
  return { unit: 'days', count: Math.floor(ms / dayMs) };
}
