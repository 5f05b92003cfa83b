import type { Db } from './open.ts';

/**
 * Takes a piece of work for so long, for this process alone. False while it is taken. One statement,
 * so that of many processes that ask at once one gets it.
 */
export async function takeLease(
  db: Db,
  name: string,
  now: number,
  forMs: number,
): Promise<boolean> {
  const row = await db
    .insertInto('leases')
    .values({ name, until: BigInt(now + forMs) })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ until: BigInt(now + forMs) })
        .where('leases.until', '<=', BigInt(now)),
    )
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}
