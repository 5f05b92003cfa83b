import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Trx } from './open.ts';
import { type Found, newestFirst, type PageOf } from './page.ts';
import type { Database } from './__generated__/tables.ts';

export type IpoApplicationRow = Selectable<Database['ipo_applications']>;

/** Status of a cancelled application; the index `ipo_applications_one` uses it too. */
export const cancelledApplication = 4;

/** The customer's application for an offering; there is at most one that is not cancelled. */
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

/** Supply and demand of an offering, in shares; `applied` is the customers' part of it. */
export interface IpoBook {
  offered: bigint;
  demand: bigint;
  applied: bigint;
}

/**
 * Locks an offering's book for applying; false when it is closed. The lock is shared. Closing waits
 * for all holders, so that no application is missing from the count even if clocks differ.
 */
export async function holdBook(
  trx: Trx,
  ipoId: string,
  { offered, demand }: { offered: number; demand: number },
): Promise<boolean> {
  const held = await heldBook(trx, ipoId);
  if (held !== null) return held.applied === null;
  const opened = await trx
    .insertInto('ipo_books')
    .values({ ipo_id: ipoId, offered: BigInt(offered), demand: BigInt(demand), applied: null })
    .onConflict((conflict) => conflict.column('ipo_id').doNothing())
    .returning('ipo_id')
    .executeTakeFirst();
  if (opened !== undefined) return true;
  return (await heldBook(trx, ipoId))?.applied === null;
}

/** Locks an offering's book; false when it is closed. */
export async function holdOpenBook(trx: Trx, ipoId: string): Promise<boolean> {
  return (await heldBook(trx, ipoId))?.applied === null;
}

async function heldBook(trx: Trx, ipoId: string): Promise<{ applied: bigint | null } | null> {
  const book = await trx
    .selectFrom('ipo_books')
    .select('applied')
    .where('ipo_id', '=', ipoId)
    .forShare()
    .executeTakeFirst();
  return book ?? null;
}

/**
 * Closes the book of an offering. The first caller counts the applications; the count is final for
 * later ones.
 */
export async function closedBook(trx: Trx, ipoId: string): Promise<IpoBook> {
  const known = await readBook(trx, ipoId);
  if (known.applied !== null) return { ...known, applied: known.applied };
  const locked = await trx
    .selectFrom('ipo_books')
    .select(['offered', 'demand', 'applied'])
    .where('ipo_id', '=', ipoId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (locked.applied !== null) return { ...locked, applied: locked.applied };
  const { applied } = await trx
    .selectFrom('ipo_applications')
    .select(sql<bigint>`coalesce(sum(quantity), 0)::bigint`.as('applied'))
    .where('ipo_id', '=', ipoId)
    .where('status', '<>', cancelledApplication)
    .executeTakeFirstOrThrow();
  await trx.updateTable('ipo_books').set({ applied }).where('ipo_id', '=', ipoId).execute();
  return { ...locked, applied };
}

function readBook(trx: Trx, ipoId: string) {
  return trx
    .selectFrom('ipo_books')
    .select(['offered', 'demand', 'applied'])
    .where('ipo_id', '=', ipoId)
    .executeTakeFirstOrThrow();
}
