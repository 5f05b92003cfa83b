import { sql } from 'kysely';
import type { Db, Trx } from './database.ts';
import type { CustomerRow } from './rows.ts';

export type IpoApplicationRow = CustomerRow<'ipo_applications'>;

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

/**
 * Shares of an offering: offered, applied for by other investors (`demand`), and applied for by
 * customers (`applied`).
 */
export interface IpoBook {
  offered: bigint;
  demand: bigint;
  applied: bigint;
}

/**
 * Locks an offering's book for an application; returns false if it is closed. Applications share
 * this lock, and closing waits until all of them release it. So the count includes every
 * application even if the clocks of the processes differ.
 */
export async function holdBook(
  trx: Trx,
  ipoId: string,
  { offered, demand }: { offered: number; demand: number },
): Promise<boolean> {
  const book = await lockedBook(trx, ipoId);
  if (book !== undefined) return book.applied === null;
  const opened = await trx
    .insertInto('ipo_books')
    .values({ ipo_id: ipoId, offered: BigInt(offered), demand: BigInt(demand), applied: null })
    .onConflict((conflict) => conflict.column('ipo_id').doNothing())
    .returning('ipo_id')
    .executeTakeFirst();
  if (opened !== undefined) return true;
  return holdOpenBook(trx, ipoId);
}

/** Locks an offering's book as `holdBook` does; returns false if it is closed or does not exist. */
export async function holdOpenBook(trx: Trx, ipoId: string): Promise<boolean> {
  return (await lockedBook(trx, ipoId))?.applied === null;
}

function lockedBook(trx: Trx, ipoId: string) {
  return trx
    .selectFrom('ipo_books')
    .select('applied')
    .where('ipo_id', '=', ipoId)
    .forShare()
    .executeTakeFirst();
}

/**
 * Closes the book of an offering. The first caller counts the applications; later callers get the
 * same count.
 */
export async function closeBook(trx: Trx, ipoId: string): Promise<IpoBook> {
  const book = trx
    .selectFrom('ipo_books')
    .select(['offered', 'demand', 'applied'])
    .where('ipo_id', '=', ipoId);
  const current = await book.executeTakeFirstOrThrow();
  if (current.applied !== null) return { ...current, applied: current.applied };
  const locked = await book.forUpdate().executeTakeFirstOrThrow();
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
