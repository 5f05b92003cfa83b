import { priceFreshness } from '../constants/times.ts';

/*
 * All times are epoch milliseconds of one clock; the caller brings `now`.
 */

/** How long ago a price was read, in milliseconds; never below zero. */
export function priceAge(readAt: number, now: number): number {
  return Math.max(0, now - readAt);
}

/** Whether a price that is read every `intervalMs` has missed two readings. */
export function isStale(readAt: number, now: number, intervalMs: number): boolean {
  return isOlderThan(readAt, now, priceFreshness.staleAfterIntervals * intervalMs);
}

/** Whether an order ticket has to wait for a newer price: read more than 15 s ago. */
export function isTooOldToTrade(readAt: number, now: number): boolean {
  return isOlderThan(readAt, now, priceFreshness.ticketMaxAgeMs);
}

function isOlderThan(readAt: number, now: number, ageMs: number): boolean {
  // A reading from the future means that the clock was set back: its age is not known.
  return now - readAt > ageMs || readAt - now > priceFreshness.clockToleranceMs;
}
