import { sql } from 'kysely';
import type { Db } from './open.ts';

/** How many wrong secrets are let through, and for how long they count. */
export interface AttemptLimit {
  wrong: number;
  windowMs: number;
}

/** For how many milliseconds the subject has used up its wrong attempts; 0 when it has not. */
export async function blockedMs(
  db: Db,
  subject: string,
  limit: AttemptLimit,
  at: number,
): Promise<number> {
  const row = await db
    .selectFrom('attempts')
    .select(['wrong', 'since'])
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (row === undefined || row.wrong < limit.wrong) return 0;
  return Math.max(0, Number(row.since) + limit.windowMs - at);
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
