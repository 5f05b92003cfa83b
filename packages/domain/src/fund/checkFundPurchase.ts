import { fundsProblems } from '../deal/fundsProblems.ts';
import type { DecimalText } from '../money/decimal.ts';
import type { Problem } from '../problem/index.ts';
import { type FundIssue, isFundSoldOut } from './fundSold.ts';

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
