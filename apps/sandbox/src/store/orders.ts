import type { Selectable } from 'kysely';
import type { Db } from './open.ts';
import type { Found, PageOf } from './page.ts';
import { recordPage } from './recordPage.ts';
import type { Database } from './__generated__/tables.ts';

export type OrderRow = Selectable<Database['orders']>;

/** Which orders to list: of one mold, and where given of one status or symbol. */
export interface OrderFilter {
  mold: string;
  status: number | null;
  symbol: string | null;
}

/** A page of the customer's orders, newest first, and how many there are. */
export async function ordersOf(
  db: Db,
  customerId: string,
  { mold, status, symbol }: OrderFilter,
  page: PageOf,
): Promise<Found<OrderRow>> {
  const all = db
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('mold', '=', mold)
    .$if(status !== null, (query) => query.where('status', '=', status ?? 0))
    .$if(symbol !== null, (query) => query.where('symbol', '=', symbol ?? ''));
  return recordPage(
    db,
    { customerId, name: ['orders', mold, status ?? '', symbol ?? ''].join(' '), all },
    page,
  );
}
