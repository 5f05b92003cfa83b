import { type Selectable, sql } from 'kysely';
import type { Db } from './database.ts';
import { newestFirst, type PageRows, type PageRequest } from './page.ts';
import type { Database } from './__generated__/tables.ts';

export type OrderRow = Selectable<Database['orders']>;

/** An order with the cost of its lot including the fee, in cents; null without a lot. */
export type ListedOrderRow = OrderRow & { lot_cost: bigint | null };

/** Null matches every status or symbol. */
export interface OrderFilter {
  mold: string;
  status: number | null;
  symbol: string | null;
}

/** Reads a page of the customer's orders, newest first. */
export async function ordersOf(
  db: Db,
  customerId: string,
  { mold, status, symbol }: OrderFilter,
  page: PageRequest,
): Promise<PageRows<ListedOrderRow>> {
  const all = db
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('mold', '=', mold)
    .$if(status !== null, (query) => query.where('status', '=', status ?? 0))
    .$if(symbol !== null, (query) => query.where('symbol', '=', symbol ?? ''));
  return newestFirst<OrderRow, { lot_cost: bigint | null }>(db, all, 'order_number', page, {
    columns: sql`lots.cost_total as lot_cost`,
    join: sql`left join lots on lots.customer_id = ${customerId} and lots.order_number = page.lot_number`,
  });
}
