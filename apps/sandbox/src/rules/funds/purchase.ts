import { fundEnd, fundReturn } from '@corro/domain';
import {
  activeFundOrder,
  closeFund,
  endFundOrder,
  fromCents,
  type FundOrderRow,
  jobRow,
  orderNumber,
  post,
  releaseFund,
  type RowOf,
  reserveFund,
  toCents,
  type Trx,
} from '../../store/index.ts';
import { no, ok, type Answer } from '../answer.ts';
import { withIdempotency, type KeyedInput, type OrderIdentity } from '../idempotency.ts';
import { announceFundEnd } from '../notices.ts';
import type { JobHandler, RuleContext } from '../ruleContext.ts';
import { findIssue, type FundIssue, actualReturnOf, soldToOthers, termsOf } from './issues.ts';

/**
 * Buys one participation without a fee; refuses if the call names another version of the terms.
 * Returns `{ no, amount, end_time }` as JSON.
 */
export function buyFund(
  context: RuleContext,
  customerId: string,
  { fundId, version }: { fundId: string; version?: string | null | undefined },
  keyed: KeyedInput,
): Promise<string> {
  const operation = ['fund', version ? { fundId, version } : fundId] as const;
  return withIdempotency(context, customerId, keyed, operation, async () => {
    const at = context.clock.now();
    const issue = findIssue(fundId, at);
    return async (trx) => {
      if (issue === null) return no('not-found');
      if (at >= issue.closesAt) return no('fund-closed');
      if (version && version !== termsOf(issue).version) return no('terms-changed');
      return buyParticipation(trx, { customerId, key: keyed.key, at }, issue);
    };
  });
}

async function buyParticipation(
  trx: Trx,
  placed: OrderIdentity,
  issue: FundIssue,
): Promise<Answer> {
  const { customerId, key, at } = placed;
  const { series } = issue;
  const amount = BigInt(series.amount);
  const capacity = BigInt(series.issue) - soldToOthers(issue, at);
  // Locks the issue before the accounts, but jobs lock the cash account first. If a purchase and a
  // job deadlock, the database aborts one of them, which then runs again.
  if (!(await reserveFund(trx, issue.id, amount, capacity))) return no('sold-out');
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
    ended_at: null,
    client_key: key,
  };
  const jobSubject = { customerId, subject: number };
  const rows: RowOf[] = [
    ['fund_orders', order],
    jobRow({ ...jobSubject, kind: 'fund-payout', dueAt: endsAt }),
  ];
  if (series.minimum > 0)
    rows.push(jobRow({ ...jobSubject, kind: 'fund-close', dueAt: issue.closesAt }));
  const amounts = { cash: -amount, invested: amount };
  const movement = { customerId, reason: 'fund-buy', orderNumber: number, at, amounts } as const;
  if (!(await post(trx, movement, rows))) {
    await releaseFund(trx, issue.id, amount);
    return no('insufficient-funds');
  }
  return ok({ no: number, amount: fromCents(amount), end_time: new Date(endsAt).toISOString() });
}

/** Pays a participation back with its gain or loss. */
export const payOutFund: JobHandler = async (trx, { customerId, subject, dueAt }) => {
  const order = await activeFundOrder(trx, customerId, subject);
  if (order === null) return;
  const percent = fromCents(
    BigInt(actualReturnOf(order.fund_id, order.min_return, order.max_return)),
  );
  await endFund(trx, order, toCents(fundReturn(fromCents(order.amount), percent)), dueAt);
};

/** Cancels a participation if its issue closes below its minimum. */
export const closeFundIssue: JobHandler = async (trx, { customerId, subject, dueAt }) => {
  const order = await activeFundOrder(trx, customerId, subject);
  const issue = order === null ? null : findIssue(order.fund_id, dueAt);
  if (order === null || issue === null) return;
  const sold = (await closeFund(trx, issue.id)) + soldToOthers(issue, issue.closesAt);
  const { issue: issued, minimum } = issue.series;
  if (sold * 100n < BigInt(issued) * BigInt(minimum)) await endFund(trx, order, null, dueAt);
};

/** Ends a participation with the gain `earned` in cents; null cancels the participation. */
async function endFund(
  trx: Trx,
  order: FundOrderRow,
  earned: bigint | null,
  at: number,
): Promise<void> {
  const { customer_id: customerId, order_number: number, amount } = order;
  if (!(await endFundOrder(trx, order, { earned, at }))) return;
  await announceFundEnd(trx, order, earned, at);
  const gain = earned ?? 0n;
  await post(trx, {
    customerId,
    reason: earned === null ? 'fund-cancel' : 'fund-payout',
    orderNumber: number,
    at,
    amounts: { cash: amount + gain, invested: -amount, market: -gain },
  });
}
