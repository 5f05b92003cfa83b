import { fromCents, type Overview, overviewFigures } from '../store/index.ts';
import { loanState } from './loans.ts';
import { totalWorth } from './portfolio/worth.ts';
import type { RuleContext } from './ruleContext.ts';

export const accountFigures = overviewFigures(loanState.unpaid);

/** Formats the contract's schema `UserInfo`: the customer and the totals of the account. */
export async function userInfoOf(
  { feed, clock }: Pick<RuleContext, 'feed' | 'clock'>,
  overview: Overview,
) {
  const heldMs = Math.max(0, Number(overview.withdrawalsHeldUntil ?? 0) - clock.now());
  return {
    user: overview.phone,
    no: overview.customerNumber,
    img: null,
    total: await totalWorth(feed, overview),
    money: fromCents(overview.cash),
    loan: fromCents(overview.owed),
    fund_code_set: overview.hasCode,
    recharge_reference: overview.customerNumber,
    withdrawals_held_seconds: Math.ceil(heldMs / 1000),
  };
}
