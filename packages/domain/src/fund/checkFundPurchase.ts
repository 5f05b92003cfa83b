import { fundsProblems } from '../deal/fundsProblems.ts';
import { compare, subtract } from '../money/arithmetic.ts';
import type { DecimalText } from '../money/decimal.ts';
import type { Problem } from '../problem/index.ts';

/** How much of a fund is issued and sold, US dollars; null for what is not said. */
export interface FundIssue {
  readonly issueAmount: DecimalText | null;
  readonly soldAmount: DecimalText | null;
}

export interface FundPurchaseInput extends FundIssue {
  /** The price of one participation, US dollars. */
  readonly amount: DecimalText;
  /** US dollars; null while not known. */
  readonly balance: DecimalText | null;
}

/**
 * Checks the purchase of one participation in a fund, which is all that can be bought at a time
 * (spec §7): enough of the fund is left, and the balance pays for it. At most one problem.
 */
export function checkFundPurchase(input: FundPurchaseInput): Problem[] {
  if (isSoldOut(input)) return [{ code: 'fund-sold-out', field: 'fund' }];
  return fundsProblems(input.amount, input.balance, 'fund');
}

/** Whether less is left than one participation; no where the fund does not say how much is left. */
function isSoldOut({ amount, issueAmount, soldAmount }: FundPurchaseInput): boolean {
  if (issueAmount === null || soldAmount === null) return false;
  return compare(subtract(issueAmount, soldAmount), amount) < 0;
}
