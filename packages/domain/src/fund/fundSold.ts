import { compare, divide, multiply, subtract } from '../money/arithmetic.ts';
import type { DecimalText } from '../money/decimal.ts';

/** A fund's price and how much of it is issued and sold, US dollars; null for what is not said. */
export interface FundIssue {
  /** The price of one participation. */
  readonly amount: DecimalText;
  readonly issueAmount: DecimalText | null;
  readonly soldAmount: DecimalText | null;
}

/** How much of an issue is sold: in percent from 0 to 100, rounded down, so that 100 means all. */
export function fundSoldPercent({ issueAmount, soldAmount }: FundIssue): number | null {
  if (issueAmount === null || soldAmount === null || compare(issueAmount, '0') <= 0) return null;
  const percent = Number(divide(multiply(soldAmount, '100'), issueAmount));
  return Math.max(0, Math.min(100, Math.floor(percent)));
}

/** Whether less is left than one participation; no where the fund does not say how much is left. */
export function isFundSoldOut({ amount, issueAmount, soldAmount }: FundIssue): boolean {
  if (issueAmount === null || soldAmount === null) return false;
  return compare(subtract(issueAmount, soldAmount), amount) < 0;
}
