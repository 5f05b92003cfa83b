import type { Selectable } from 'kysely';
import type { Db, Trx } from './open.ts';
import { newestFirst, type Found, type PageOf } from './page.ts';
import type { Database } from './__generated__/tables.ts';
import type { FundOrderStatus } from './columnTypes.ts';

export type FundOrderRow = Selectable<Database['fund_orders']>;

/** A page of the customer's participations (null: of every status), newest first. */
export async function fundOrdersOf(
  db: Db,
  customerId: string,
  status: FundOrderStatus | null,
  page: PageOf,
): Promise<Found<FundOrderRow>> {
  const all = db
    .selectFrom('fund_orders')
    .where('customer_id', '=', customerId)
    .$if(status !== null, (query) => query.where('status', '=', status ?? 'active'));
  return newestFirst(db, all.selectAll(), 'order_number', page);
}

/** The customer's active participation; null when there is none of that number, or it has ended. */
export async function activeFundOrder(
  trx: Trx,
  customerId: string,
  number: string,
): Promise<FundOrderRow | null> {
  const row = await trx
    .selectFrom('fund_orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('order_number', '=', number)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row ?? null;
}

/** Ends an active participation then with what it earned (null: cancelled); false when it has ended. */
export async function endFundOrder(
  trx: Trx,
  { customer_id, order_number }: FundOrderRow,
  { earned, at }: { earned: bigint | null; at: number },
): Promise<boolean> {
  const ended = await trx
    .updateTable('fund_orders')
    .set({ status: earned === null ? 'cancelled' : 'completed', earned, ended_at: BigInt(at) })
    .where('customer_id', '=', customer_id)
    .where('order_number', '=', order_number)
    .where('status', '=', 'active')
    .returning('order_number')
    .executeTakeFirst();
  return ended !== undefined;
}
