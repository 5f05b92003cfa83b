import { ok } from '../rules/answer.ts';
import { recharge } from '../rules/recharges.ts';
import { fromCents, rechargesOf, type RechargeRow } from '../store/index.ts';
import { calls } from './__generated__/calls.ts';
import { stretch } from './input.ts';
import { closed, keyed, type Route } from './route.ts';
import { isoTime, isoTimeOrNull } from './rows.ts';

/** Schema `RechargeRecord`. */
function rechargeRow(row: RechargeRow) {
  return {
    id: row.order_number,
    no: row.order_number,
    count: fromCents(row.amount),
    status: row.status,
    created_at: isoTime(row.created_at),
    ended_at: isoTimeOrNull(row.ended_at),
    client_key: row.client_key,
  };
}

export const rechargeRoutes: readonly Route[] = [
  keyed(calls.recharge, ({ count }, { context, session, keyed: given }) =>
    recharge(context, session.customerId, count, given),
  ),
  closed(calls.recharges, async (asked, { context, session }) => {
    const { db } = context.store;
    const status = asked.status ?? null;
    const found = await rechargesOf(db, session.customerId, status, stretch(asked));
    return ok({ rows: found.rows.map(rechargeRow), count: found.count });
  }),
];
