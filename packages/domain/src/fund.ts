import { dayMs } from './constants.ts';
import { fundPeriodMonthsFromDays } from './constants.ts';
import type { DecimalText } from './decimal.ts';
import { add, compare, divide, multiply, roundToCents, subtract } from './money.ts';
import { fundsProblems } from './orderChecks.ts';
import type { Problem } from './problem.ts';

export interface FundPurchaseInput extends FundIssue {
  readonly balance: DecimalText | null;
}

/**
 * Checks the purchase of one participation (spec §7): the fund is not sold out and the balance
 * suffices. Returns at most one problem.
 */
export function checkFundPurchase(input: FundPurchaseInput): Problem[] {
  if (isFundSoldOut(input)) return [{ code: 'fund-sold-out', field: 'fund' }];
  return fundsProblems(input.amount, input.balance, 'fund');
}

/** Price and volume of a fund, US dollars. */
export interface FundIssue {
  /** Price of one participation. */
  readonly amount: DecimalText;
  readonly issueAmount: DecimalText | null;
  readonly soldAmount: DecimalText | null;
}

/**
 * Sold part of an issue in whole percent from 0 to 100. Rounds down, so that 100 means sold out.
 */
export function fundSoldPercent({
  issueAmount,
  soldAmount,
}: Pick<FundIssue, 'issueAmount' | 'soldAmount'>): number | null {
  if (issueAmount === null || soldAmount === null || compare(issueAmount, '0') <= 0) return null;
  const percent = Number(divide(multiply(soldAmount, '100'), issueAmount));
  return Math.max(0, Math.min(100, Math.floor(percent)));
}

/** Checks if less than one participation is left; false where the amounts are unknown. */
export function isFundSoldOut({
  amount,
  issueAmount,
  soldAmount,
}: Omit<FundIssue, 'amount'> & { readonly amount: DecimalText | null }): boolean {
  if (amount === null || issueAmount === null || soldAmount === null) return false;
  return compare(subtract(issueAmount, soldAmount), amount) < 0;
}

/** Return of a participation at `percent` over its whole period, rounded half up to the cent. */
export function fundReturn(amount: DecimalText, percent: DecimalText): DecimalText {
  return roundToCents(divide(multiply(amount, percent), '100'));
}

const daysOfMonth = 30;

/** Days of a year of 12 such months, the base of yearly rates in Mexico. */
const daysOfYear = 360;

/** Simple yearly rate of a return of `percent` over `days`, in percent: not compounded, 360 days. */
export function fundYearlyPercent(percent: DecimalText, days: number): DecimalText {
  return divide(multiply(percent, String(daysOfYear)), String(days));
}

export type FundPeriod = { unit: 'day' | 'month'; count: number };

/**
 * Converts a period: days below 30, else months of 30 days, rounded half up (spec §9). For display
 * only: `fundEnd` computes the end date.
 */
export function fundPeriod(days: number): FundPeriod {
  if (days < fundPeriodMonthsFromDays) return { unit: 'day', count: days };
  return { unit: 'month', count: Math.round(days / daysOfMonth) };
}

/** End of a participation bought at `boughtAt`, epoch milliseconds. */
export function fundEnd(boughtAt: number, days: number): number {
  return boughtAt + days * dayMs;
}

/** Price plus return of a participation. */
export function fundAtEnd(amount: DecimalText, percent: DecimalText): DecimalText {
  return add(amount, fundReturn(amount, percent));
}
