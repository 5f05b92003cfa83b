import { sql } from 'kysely';
import type { Db } from './open.ts';

/** How many tries at a secret are let through, and how long the wait after them is. Milliseconds. */
export interface AttemptLimit {
  /** As many within the window close the subject. */
  tries: number;
  windowMs: number;
  /** The first wait; each further try after a wait doubles it. */
  firstWaitMs: number;
  longestWaitMs: number;
  /** As long after the end of a wait without a try, and all is forgotten. */
  quietMs: number;
}

/** A try that counts as a wrong one until it is given back. */
export interface ReservedTry {
  subject: string;
  /** Until when this try closed the subject, epoch milliseconds; null when it left it open. */
  closedUntil: number | null;
}

/** No more than this many doublings: far beyond every longest wait, and still within an int8. */
const mostDoublings = 20;

/**
 * Takes one of the subject's tries before its secret is looked at, or answers null when there is
 * none left. One statement: of any number at once, on any number of processes, no more than the
 * limit's tries get one.
 *
 * @param at epoch milliseconds
 */
export async function reserveTry(
  db: Db,
  subject: string,
  limit: AttemptLimit,
  at: number,
): Promise<ReservedTry | null> {
  const now = sql<bigint>`${BigInt(at)}::bigint`;
  const isForgotten = sql<boolean>`case when attempts.waits > 0
    then attempts.closed_until + ${BigInt(limit.quietMs)}::bigint <= ${now}
    else attempts.since + ${BigInt(limit.windowMs)}::bigint <= ${now} end`;
  const closes = sql<boolean>`(attempts.waits > 0 or attempts.wrong + 1 >= ${limit.tries}::integer)`;
  const wait = sql<bigint>`least(${BigInt(limit.longestWaitMs)}::bigint,
    ${BigInt(limit.firstWaitMs)}::bigint << least(attempts.waits, ${mostDoublings}::integer))`;
  const closesAtOnce = limit.tries <= 1;
  const first = {
    wrong: 1,
    since: BigInt(at),
    waits: closesAtOnce ? 1 : 0,
    closed_until: closesAtOnce ? BigInt(at + limit.firstWaitMs) : 0n,
  };
  const row = await db
    .insertInto('attempts')
    .values({ subject, ...first })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet({
          wrong: sql`case when ${isForgotten} then excluded.wrong else attempts.wrong + 1 end`,
          since: sql`case when ${isForgotten} then excluded.since else attempts.since end`,
          waits: sql`case when ${isForgotten} then excluded.waits
            when ${closes} then attempts.waits + 1 else attempts.waits end`,
          closed_until: sql`case when ${isForgotten} then excluded.closed_until
            when ${closes} then ${now} + ${wait} else 0 end`,
        })
        .where('attempts.closed_until', '<=', now),
    )
    .returning('closed_until')
    .executeTakeFirst();
  if (row === undefined) return null;
  const closedUntil = Number(row.closed_until);
  return { subject, closedUntil: closedUntil === 0 ? null : closedUntil };
}

/**
 * Gives a try back whose secret was right, and forgets the waits before it. The other tries of the
 * window stay counted: some of them may still be under way.
 */
export async function returnTry(db: Db, { subject }: ReservedTry): Promise<void> {
  await db
    .updateTable('attempts')
    .set({ wrong: sql`greatest(wrong - 1, 0)`, waits: 0, closed_until: 0n })
    .where('subject', '=', subject)
    .execute();
}

/** For how many milliseconds the subject has no tries left; 0 when it has some. */
export async function blockedMs(db: Db, subject: string, at: number): Promise<number> {
  const row = await db
    .selectFrom('attempts')
    .select('closed_until')
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row === undefined ? 0 : Math.max(0, Number(row.closed_until) - at);
}
