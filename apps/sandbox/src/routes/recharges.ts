import { failsOnRequest } from '../rules/playRule.ts';
import { demoBank, expectedEnd, recharge, rechargeStatus } from '../rules/recharges.ts';
import { type CustomerRow, fromCents, listRows } from '../store/index.ts';
import { calls } from './__generated__/calls.ts';
import { pageOf } from './input.ts';
import { signedInRoute, keyedRoute, type Route } from '../http/route.ts';
import { isoTimeOrNull, pageAnswer, recordFields } from './rows.ts';

/** Formats the contract's schema `RechargeRecord`. */
function rechargeRow(row: CustomerRow<'recharges'>) {
  const expectedAt = expectedEnd(row);
  return {
    ...recordFields(row),
    count: fromCents(row.amount),
    status: row.status,
    ended_at: isoTimeOrNull(row.ended_at),
    expected_at: isoTimeOrNull(expectedAt),
    reason: expectedAt === null ? failureReason(row) : 'awaiting-transfer',
    branch_bank: demoBank,
  };
}

function failureReason({ status, amount }: CustomerRow<'recharges'>) {
  return status === rechargeStatus.failed && failsOnRequest(amount) ? 'declined-by-bank' : null;
}

export const rechargeRoutes: readonly Route[] = [
  keyedRoute(calls.recharge, ({ count }, { context, session, idempotency }) =>
    recharge(context, session.customerId, count, idempotency),
  ),
  signedInRoute(calls.recharges, async ({ status, ...paging }, { context: { store }, session }) => {
    const page = pageOf(paging);
    const recharges = await listRows(store.db, 'recharges', session.customerId, { status }, page);
    return pageAnswer(recharges, rechargeRow);
  }),
];
