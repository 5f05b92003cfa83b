import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Number of rows per statement. It is limited so that each statement is short. */
const batchSize = 5_000;

interface ExpiryTimes {
  /** Sessions that end at or before this time are expired. All times in epoch milliseconds. */
  at: number;
  /** Sessions that were not used after this time are expired. */
  idleSince: number;
  /** Idempotency keys from before this time are expired. */
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
