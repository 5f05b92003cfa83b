import { dayMs, hourMs } from './constants.ts';

/**
 * Milliseconds that the broker's clock is ahead of UTC. Mexico City has had no daylight saving time
 * since October 2022, so all of its days have 24 hours.
 */
export const brokerOffsetMs = -6 * hourMs;

/**
 * The broker's calendar day of an instant, in days since 1970-01-01. It decides what counts as
 * today: previous close, day range, daily candles and the line of a day.
 *
 * @param at epoch milliseconds
 * @example
 * brokerDay(Date.parse('1970-01-03T05:59:59Z')); // 1: it is still 2 January, 23:59:59 in Mexico
 */
export function brokerDay(at: number): number {
  return Math.floor((at + brokerOffsetMs) / dayMs);
}

/** Midnight of the broker at which a day (`brokerDay`) begins, epoch milliseconds. */
export function startOfBrokerDay(day: number): number {
  return day * dayMs - brokerOffsetMs;
}

/** Start of the broker's day that contains an instant; both are epoch milliseconds. */
export function startOfDay(at: number): number {
  return startOfBrokerDay(brokerDay(at));
}
