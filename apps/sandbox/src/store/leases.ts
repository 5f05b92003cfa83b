import type { Db } from './database.ts';

/**
 * Claims a lease by name; false while another process has it. It is one statement, so only one of
 * several concurrent callers gets the lease.
 */
export async function claimLease(
  db: Db,
  name: string,
  now: number,
  durationMs: number,
): Promise<boolean> {
  const row = await db
    .insertInto('leases')
    .values({ name, until: BigInt(now + durationMs) })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ until: BigInt(now + durationMs) })
        .where('leases.until', '<=', BigInt(now)),
    )
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

/** End of a lease in epoch milliseconds; null if nobody ever had it. */
export async function leaseEnd(db: Db, name: string): Promise<number | null> {
  const row = await db
    .selectFrom('leases')
    .select('until')
    .where('name', '=', name)
    .executeTakeFirst();
  return row === undefined ? null : Number(row.until);
}

export async function setLeaseEnd(db: Db, name: string, until: number): Promise<void> {
  await db
    .insertInto('leases')
    .values({ name, until: BigInt(until) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ until: BigInt(until) }))
    .execute();
}
