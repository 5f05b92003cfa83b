import { fundEnd } from '@corro/domain';
import {
  jobRow,
  fromCents,
  orderNumber,
  post,
  returnFund,
  takeFund,
  type RowOf,
  type Trx,
} from '../../store/index.ts';
import { no, ok, type Answer } from '../answer.ts';
import { withIdempotency, type Keyed } from '../idempotency.ts';
import type { RuleContext } from '../ruleContext.ts';
import { findIssue, soldToOthers, type FundIssue } from './issues.ts';

/** Buys one participation and answers `{ no, amount, end_time }`, as JSON text. No fee. */
export function buyFund(
  context: RuleContext,
  customerId: string,
  fundId: string,
  keyed: Keyed,
): Promise<string> {
  return withIdempotency(context, { customerId, ...keyed, asked: ['fund', fundId] }, async () => {
    const at = context.clock.now();
    const issue = findIssue(fundId, at);
    return async (trx) => {
      if (issue === null) return no('not-found');
      if (at >= issue.closesAt) return no('fund-closed');
      return carryOut(trx, { customerId, key: keyed.key, at }, issue);
    };
  });
}

/** Who buys, with which key, when. */
interface Placed {
  customerId: string;
  key: string;
  at: number;
}

async function carryOut(trx: Trx, placed: Placed, issue: FundIssue): Promise<Answer> {
  const { customerId, key, at } = placed;
  const { series } = issue;
  const amount = BigInt(series.amount);
  const capacity = BigInt(series.issue) - soldToOthers(issue, at);
  // The issue first, then the customer's accounts: what ends participations takes them alike.
  if (!(await takeFund(trx, issue.id, amount, capacity))) return no('sold-out');
  const number = orderNumber(at);
  const endsAt = fundEnd(at, series.days);
  const order = {
    customer_id: customerId,
    order_number: number,
    fund_id: issue.id,
    name: series.name,
    days: series.days,
    min_return: series.minReturn,
    max_return: series.maxReturn,
    amount,
    status: 'active' as const,
    earned: null,
    ends_at: BigInt(endsAt),
    created_at: BigInt(at),
    client_key: key,
  };
  const due = { customerId, subject: number };
  const rows: RowOf[] = [
    ['fund_orders', order],
    jobRow({ ...due, kind: 'fund-payout', dueAt: endsAt }),
  ];
  if (series.minimum > 0) rows.push(jobRow({ ...due, kind: 'fund-close', dueAt: issue.closesAt }));
  const amounts = { cash: -amount, invested: amount };
  const movement = { customerId, reason: 'fund-buy', orderNumber: number, at, amounts } as const;
  if (!(await post(trx, movement, rows))) {
    await returnFund(trx, issue.id, amount);
    return no('insufficient-funds');
  }
  return ok({ no: number, amount: fromCents(amount), end_time: new Date(endsAt).toISOString() });
}
