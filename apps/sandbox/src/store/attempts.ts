import { sql } from 'kysely';
import type { Db } from './open.ts';

/** How many wrong secrets are let through, and for how long they count. */
export interface AttemptLimit {
  wrong: number;
  windowMs: number;
}

/** Whether the subject has used up its wrong attempts. */
export async function isBlocked(
  db: Db,
  subject: string,
  limit: AttemptLimit,
  at: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('attempts')
    .select('wrong')
    .where('subject', '=', subject)
    .where('since', '>', BigInt(at - limit.windowMs))
    .executeTakeFirst();
  return row !== undefined && row.wrong >= limit.wrong;
}

/** Counts a wrong attempt; the window begins with the first. */
export async function countWrong(
  db: Db,
  subject: string,
  limit: AttemptLimit,
  at: number,
): Promise<void> {
  const over = sql<boolean>`attempts.since <= ${BigInt(at - limit.windowMs)}::bigint`;
  await db
    .insertInto('attempts')
    .values({ subject, wrong: 1, since: BigInt(at) })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        wrong: sql`case when ${over} then 1 else attempts.wrong + 1 end`,
        since: sql`case when ${over} then excluded.since else attempts.since end`,
      }),
    )
    .execute();
}

/** Forgets the wrong attempts before a right one. */
export async function clearWrong(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('attempts').where('subject', '=', subject).execute();
}
