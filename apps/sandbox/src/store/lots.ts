import type { PositionType } from '@corro/domain';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Claim } from './ledger.ts';
import type { Db, Trx } from './open.ts';
import { newestFirst, type Found, type PageOf } from './page.ts';
import type { Database } from './__generated__/tables.ts';

export type LotRow = Selectable<Database['lots']>;

export async function addLot(trx: Trx, lot: Insertable<Database['lots']>): Promise<void> {
  await trx.insertInto('lots').values(lot).execute();
}

/** Marks an open lot as sold. Of two orders that sell it, one succeeds. */
export function claimSale(
  { customer_id: customerId, order_number: lotNumber }: LotRow,
  soldBy: string,
): Claim {
  return (condition) => sql`
    update lots set sold_by = ${soldBy}
    where customer_id = ${customerId} and order_number = ${lotNumber} and sold_by is null and ${condition}
    returning 1`;
}

/** The customer's own lot, open or sold; null for anybody else's. */
export async function lotOf(db: Db, customerId: string, lotNumber: string): Promise<LotRow | null> {
  const row = await db
    .selectFrom('lots')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('order_number', '=', lotNumber)
    .executeTakeFirst();
  return row ?? null;
}

/** A page of the customer's open lots, newest first, and how many there are. */
export async function openLotsOf(
  db: Db,
  customerId: string,
  { type, symbol }: { type: PositionType; symbol: string | null },
  page: PageOf,
): Promise<Found<LotRow>> {
  const all = db
    .selectFrom('lots')
    .where('customer_id', '=', customerId)
    .where('type', '=', type)
    .where('sold_by', 'is', null)
    .$if(symbol !== null, (query) => query.where('symbol', '=', symbol ?? ''));
  return newestFirst(db, all.selectAll(), 'order_number', page);
}
