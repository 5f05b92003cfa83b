import { fundPeriodMonthsFromDays } from '../constants/limits.ts';

/** A period as it is put into words. */
export type FundPeriod = { unit: 'day' | 'month'; count: number };

const daysOfMonth = 30;
const dayMs = 86_400_000;

/**
 * Under 30 days in days, else in months (spec §9): of 30 days each, to the nearest, half up. The end
 * of a period is a date of its own (`fundEnd`); nothing is reckoned from the months.
 */
export function fundPeriod(days: number): FundPeriod {
  if (days < fundPeriodMonthsFromDays) return { unit: 'day', count: days };
  return { unit: 'month', count: Math.round(days / daysOfMonth) };
}

/** When a participation bought at that moment ends: so many times 24 hours later. Epoch milliseconds. */
export function fundEnd(boughtAt: number, days: number): number {
  return boughtAt + days * dayMs;
}
