import { dayMs } from './constants.ts';
import { fundPeriodMonthsFromDays } from './limits.ts';
import type { DecimalText } from './decimal.ts';
import { add, compare, divide, multiply, roundToCents, subtract } from './money.ts';
import { fundsProblems } from './orderChecks.ts';
import type { Problem } from './problem.ts';

export interface FundPurchaseInput extends FundIssue {
  /** US dollars; null while not known. */
  readonly balance: DecimalText | null;
}

/**
 * Checks the purchase of one participation in a fund, which is all that can be bought at a time
 * (spec §7): enough of the fund is left, and the balance pays for it. At most one problem.
 */
export function checkFundPurchase(input: FundPurchaseInput): Problem[] {
  if (isFundSoldOut(input)) return [{ code: 'fund-sold-out', field: 'fund' }];
  return fundsProblems(input.amount, input.balance, 'fund');
}

/** A fund's price and how much of it is issued and sold, US dollars; null for what is not said. */
export interface FundIssue {
  /** The price of one participation. */
  readonly amount: DecimalText;
  readonly issueAmount: DecimalText | null;
  readonly soldAmount: DecimalText | null;
}

/** How much of an issue is sold: in percent from 0 to 100, rounded down, so that 100 means all. */
export function fundSoldPercent({
  issueAmount,
  soldAmount,
}: Pick<FundIssue, 'issueAmount' | 'soldAmount'>): number | null {
  if (issueAmount === null || soldAmount === null || compare(issueAmount, '0') <= 0) return null;
  const percent = Number(divide(multiply(soldAmount, '100'), issueAmount));
  return Math.max(0, Math.min(100, Math.floor(percent)));
}

/** Whether less is left than one participation; no where the fund does not say how much is left. */
export function isFundSoldOut({
  amount,
  issueAmount,
  soldAmount,
}: Omit<FundIssue, 'amount'> & { readonly amount: DecimalText | null }): boolean {
  if (amount === null || issueAmount === null || soldAmount === null) return false;
  return compare(subtract(issueAmount, soldAmount), amount) < 0;
}

/** What a participation earns at a return in percent over its period, to the cent, half up. */
export function fundReturn(amount: DecimalText, percent: DecimalText): DecimalText {
  return roundToCents(divide(multiply(amount, percent), '100'));
}

/** A period as it is put into words. */
export type FundPeriod = { unit: 'day' | 'month'; count: number };

const daysOfMonth = 30;

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

/** What a participation comes to at its end at a return in percent over its period: its price and what it earns. */
export function fundAtEnd(amount: DecimalText, percent: DecimalText): DecimalText {
  return add(amount, fundReturn(amount, percent));
}
