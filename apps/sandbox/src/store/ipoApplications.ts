import type { Selectable, Updateable } from 'kysely';
import type { Db, Trx } from './open.ts';
import { newestFirst, type Found, type PageOf } from './page.ts';
import type { Database } from './__generated__/tables.ts';

export type IpoApplicationRow = Selectable<Database['ipo_applications']>;

/** The status of one that was cancelled, as the contract numbers it; the index `ipo_applications_one` has it too. */
export const cancelledApplication = 4;

/** The customer's application for an offering, unless it was cancelled: there is one at most. */
export async function ipoApplicationOf(
  db: Db,
  customerId: string,
  ipoId: string,
): Promise<IpoApplicationRow | null> {
  const row = await db
    .selectFrom('ipo_applications')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('ipo_id', '=', ipoId)
    .where('status', '<>', cancelledApplication)
    .executeTakeFirst();
  return row ?? null;
}

/** The customer's application with this number; undefined if it does not exist. */
export function ipoApplicationNumbered(
  db: Db,
  customerId: string,
  number: string,
): Promise<IpoApplicationRow | undefined> {
  return db
    .selectFrom('ipo_applications')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('order_number', '=', number)
    .executeTakeFirst();
}

/** Writes what came of an application. */
export async function settleIpoApplication(
  trx: Trx,
  { customer_id: customerId, order_number: number }: IpoApplicationRow,
  outcome: Updateable<Database['ipo_applications']>,
): Promise<void> {
  await trx
    .updateTable('ipo_applications')
    .set(outcome)
    .where('customer_id', '=', customerId)
    .where('order_number', '=', number)
    .execute();
}

/** A page of the customer's applications, newest first, and how many there are. */
export async function ipoApplicationsOf(
  db: Db,
  customerId: string,
  { status, symbol }: { status: number | null; symbol: string | null },
  page: PageOf,
): Promise<Found<IpoApplicationRow>> {
  const all = db
    .selectFrom('ipo_applications')
    .where('customer_id', '=', customerId)
    .$if(status !== null, (query) => query.where('status', '=', status ?? 0))
    .$if(symbol !== null, (query) => query.where('symbol', '=', symbol ?? ''));
  return newestFirst(db, all.selectAll(), 'order_number', page);
}
