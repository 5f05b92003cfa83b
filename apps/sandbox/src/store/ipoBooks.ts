import { sql } from 'kysely';
import { cancelledApplication } from './ipoApplications.ts';
import type { Trx } from './open.ts';

/** What there is of an offering and who wants it, in shares; `applied` is what customers applied for. */
export interface IpoBook {
  offered: bigint;
  demand: bigint;
  applied: bigint;
}

/**
 * Holds an offering's book open until the transaction ends, and answers false when it has been
 * closed. Many may hold it at once; who closes it waits for all of them, so that no application is
 * missing from the count, even if the clocks of two processes differ.
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

/** Holds an offering's book until the transaction ends; false when it has been closed: the shares are being allotted. */
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
 * The closed book of an offering. Who comes first counts the applications and closes it; for all
 * later calls, in any process, the count is final.
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
