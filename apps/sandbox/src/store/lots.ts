import type { PositionType } from '@corro/domain';
import { sql } from 'kysely';
import type { Claim } from './ledger.ts';
import type { Db } from './database.ts';
import { newestFirst, type PageRows, type PageRequest } from './page.ts';
import type { CustomerRow } from './rows.ts';

export type LotRow = CustomerRow<'lots'>;

/** Marks an open lot as sold. Of several orders that sell the lot, only one succeeds. */
export function claimSale(
  { customer_id: customerId, order_number: lotNumber }: LotRow,
  soldBy: string,
): Claim {
  return (from) => sql`
    update lots set sold_by = ${soldBy} ${from}
    where customer_id = ${customerId} and order_number = ${lotNumber} and sold_by is null
    returning 1`;
}

/** Reads a page of the customer's open lots, newest first. */
export async function openLotsOf(
  db: Db,
  customerId: string,
  { type, symbol }: { type: PositionType; symbol: string | null },
  page: PageRequest,
): Promise<PageRows<LotRow>> {
  const all = db
    .selectFrom('lots')
    .where('customer_id', '=', customerId)
    .where('type', '=', type)
    .where('sold_by', 'is', null)
    .$if(symbol !== null, (query) => query.where('symbol', '=', symbol ?? ''));
  return newestFirst(db, all.selectAll(), 'order_number', page);
}
