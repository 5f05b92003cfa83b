import { sql } from 'kysely';
import type { Db } from './open.ts';

/** Rows per statement, so that each is short. */
const batchSize = 5_000;

interface ExpiryTimes {
  /** Sessions that end by then are expired. Epoch milliseconds, as are the others. */
  at: number;
  /** Sessions unused since then are expired. */
  idleSince: number;
  /** Idempotency keys older than that are expired. */
  keysSince: number;
}

/** Deletes sessions and idempotency keys that can no longer be used. Returns the number of rows. */
export async function deleteExpired(
  db: Db,
  { at, idleSince, keysSince }: ExpiryTimes,
): Promise<number> {
  const sessions = sql`
    delete from sessions where (customer_id, token_hash) in (
      select customer_id, token_hash from sessions
      where expires_at <= ${BigInt(at)} or used_at <= ${BigInt(idleSince)}
      limit ${batchSize})`;
  const keys = sql`
    delete from idempotency where (customer_id, key) in (
      select customer_id, key from idempotency where created_at < ${BigInt(keysSince)}
      limit ${batchSize})`;
  let total = 0;
  for (const deletion of [sessions, keys]) {
    let deleted: number;
    do {
      const { numAffectedRows = 0n } = await deletion.execute(db);
      deleted = Number(numAffectedRows);
      total += deleted;
    } while (deleted === batchSize);
  }
  return total;
}
