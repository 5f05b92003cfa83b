import { aboutFund } from '../languages/about.ts';
import { ok } from '../rules/answer.ts';
import { issuesAt, soldToOthers, termsOf, type FundIssue } from '../rules/funds/issues.ts';
import { buyFund } from '../rules/funds/purchase.ts';
import { fromCents, fundSalesOf, type FundOrderRow, listRows } from '../store/index.ts';
import { calls } from './__generated__/calls.ts';
import { pageOf } from './input.ts';
import { signedInRoute, keyedRoute, type Route, sharedRoute } from '../http/route.ts';
import { centsOrNull, isoTime, isoTimeOrNull, pageAnswer, recordFields } from './rows.ts';

/**
 * Formats the contract's schema `Fund`; `sold` is the amount in cents that customers of the sandbox
 * bought.
 */
function fundRow(issue: FundIssue, sold: bigint, at: number) {
  const { series, id, closesAt } = issue;
  const demand = soldToOthers(issue, at) + sold;
  const issued = BigInt(series.issue);
  const { amount, days, minReturn, maxReturn, version } = termsOf(issue);
  return {
    id,
    name: series.name,
    about: aboutFund(series.code),
    min_return: minReturn,
    max_return: maxReturn,
    investment_period: days,
    amount,
    version,
    issue_amount: fromCents(issued),
    sold_amount: fromCents(demand < issued ? demand : issued),
    issue_minimum: fromCents((issued * BigInt(series.minimum)) / 100n),
    issue_end_time: isoTime(closesAt),
  };
}

/** Formats the contract's schema `FundOrder`. */
function fundOrderRow(order: FundOrderRow) {
  const middle = BigInt(order.min_return + order.max_return);
  return {
    ...recordFields(order),
    amount: fromCents(order.amount),
    expected_return: fromCents((order.amount * middle) / 20_000n),
    paid_return: centsOrNull(order.earned),
    status: order.status,
    end_time: isoTime(order.ends_at),
    ended_at: isoTimeOrNull(order.ended_at),
    project: {
      id: order.fund_id,
      name: order.name,
      investment_period: order.days,
      min_return: fromCents(BigInt(order.min_return)),
      max_return: fromCents(BigInt(order.max_return)),
    },
  };
}

export const fundRoutes: readonly Route[] = [
  sharedRoute(calls.funds, async (_, { context }) => {
    const at = context.clock.now();
    const issues = issuesAt(at);
    const sales = await fundSalesOf(
      context.store.db,
      issues.map(({ id }) => id),
    );
    const rows = issues.map((issue) => fundRow(issue, sales.get(issue.id) ?? 0n, at));
    return ok({ rows, count: rows.length });
  }),
  keyedRoute(calls.buyFund, ({ project_id: fundId, version }, { context, session, idempotency }) =>
    buyFund(context, session.customerId, { fundId, version }, idempotency),
  ),
  signedInRoute(
    calls.fundOrders,
    async ({ status, ...paging }, { context: { store }, session }) => {
      const page = pageOf(paging);
      const orders = await listRows(store.db, 'fund_orders', session.customerId, { status }, page);
      return pageAnswer(orders, fundOrderRow);
    },
  ),
];
