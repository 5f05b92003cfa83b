import { fundReturn } from '@corro/domain';
import { activeFundOrder, closeFund, endFundOrder, post } from '../../store/index.ts';
import { fromCents, toCents, type FundOrderRow, type Trx } from '../../store/index.ts';
import type { JobHandler } from '../jobs/handler.ts';
import { findIssue, returnOf, soldToOthers } from './issues.ts';

/** At the end of its period a participation comes back, with what it has earned or less its loss. */
export const payOutFund: JobHandler = async (trx, { customerId, subject, dueAt }) => {
  const order = await activeFundOrder(trx, customerId, subject);
  if (order === null) return;
  const percent = fromCents(BigInt(returnOf(order.fund_id, order.min_return, order.max_return)));
  await end(trx, order, toCents(fundReturn(fromCents(order.amount), percent)), dueAt);
};

/** An issue that has not reached its minimum when it closes is cancelled, and the money comes back. */
export const closeFundIssue: JobHandler = async (trx, { customerId, subject, dueAt }) => {
  const order = await activeFundOrder(trx, customerId, subject);
  const issue = order === null ? null : findIssue(order.fund_id, dueAt);
  if (order === null || issue === null) return;
  const sold = (await closeFund(trx, issue.id)) + soldToOthers(issue, issue.closesAt);
  const { issue: issued, minimum } = issue.series;
  if (sold * 100n < BigInt(issued) * BigInt(minimum)) await end(trx, order, null, dueAt);
};

/** Ends a participation with what it earned, in cents; null when it is cancelled. */
async function end(
  trx: Trx,
  order: FundOrderRow,
  earned: bigint | null,
  at: number,
): Promise<void> {
  const { customer_id: customerId, order_number: orderNumber, amount } = order;
  if (!(await endFundOrder(trx, order, earned))) return;
  const gain = earned ?? 0n;
  await post(trx, {
    customerId,
    reason: earned === null ? 'fund-cancel' : 'fund-payout',
    orderNumber,
    at,
    amounts: { cash: amount + gain, invested: -amount, market: -gain },
  });
}
