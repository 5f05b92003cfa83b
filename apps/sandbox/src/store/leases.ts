import type { Db } from './open.ts';

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
