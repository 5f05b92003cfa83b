import { sql } from 'kysely';
import { databaseNow } from './databaseClock.ts';
import type { Db } from './open.ts';

/** For how long an ended session is named, in milliseconds by the database's clock. */
const endedForMs = 120_000;

/** The hashes of the tokens of sessions that were ended lately, of all customers. */
export async function latelyEnded(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ token_hash: string }>`
    select token_hash from ended_sessions
    where ended_at > ${databaseNow} - ${endedForMs}::bigint`.execute(db);
  return new Set(rows.map((row) => row.token_hash));
}

/** Forgets those that are named no more. */
export async function dropEndedSessions(db: Db): Promise<void> {
  await sql`
    delete from ended_sessions
    where ended_at < ${databaseNow} - ${2 * endedForMs}::bigint`.execute(db);
}
