import { sql } from 'kysely';
import type { Db } from './open.ts';

/** How many tries are let through, and how long the wait after them is. Milliseconds. */
export interface AttemptLimit {
  /** As many within the window close the subject. */
  tries: number;
  windowMs: number;
  /** The first wait; each further try after a wait doubles it. */
  firstWaitMs: number;
  longestWaitMs: number;
  /** As long after the end of a wait without a try, and all is forgotten. */
  quietMs: number;
  /** Whether a right secret forgets the waits before it: only where it proves who tried before. */
  isForgiving: boolean;
}

/** A try that counts as a wrong one until it is given back. */
export interface ReservedTry {
  subject: string;
  limit: AttemptLimit;
  /** Until when this try closed the subject, epoch milliseconds; null when it left it open. */
  closedUntil: number | null;
}

/** What is known of a subject's tries. */
export interface AttemptCount {
  /** Waits so far: the try that used up the last one, and each further one. */
  waits: number;
  /** Epoch milliseconds; 0 where it was never closed. */
  closedUntil: number;
}

/** No more than this many doublings: far beyond every longest wait, and still within an int8. */
const mostDoublings = 20;

/**
 * Takes one of the subject's tries before its secret is looked at, or answers null when there is
 * none left. One statement: of any number at once, on any number of processes, no more than the
 * limit's tries get one. With `isCountedOnly` there is always one, which is counted all the same.
 *
 * @param at epoch milliseconds
 */
export async function reserveTry(
  db: Db,
  subject: string,
  limit: AttemptLimit,
  at: number,
  { isCountedOnly = false } = {},
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
        .where(sql<boolean>`(${isCountedOnly}::boolean or attempts.closed_until <= ${now})`),
    )
    .returning('closed_until')
    .executeTakeFirst();
  if (row === undefined) return null;
  const closedUntil = Number(row.closed_until);
  return { subject, limit, closedUntil: closedUntil === 0 ? null : closedUntil };
}

/**
 * Gives back a try that was no wrong one. The other tries of the window stay counted: some of them
 * may still be under way.
 */
export async function returnTry(
  db: Db,
  { subject, limit, closedUntil }: ReservedTry,
): Promise<void> {
  const closedHere = sql<boolean>`closed_until = ${BigInt(closedUntil ?? -1)}::bigint`;
  const waits = limit.isForgiving
    ? { waits: 0, closed_until: 0n }
    : {
        waits: sql<number>`case when ${closedHere} then waits - 1 else waits end`,
        closed_until: sql<bigint>`case when ${closedHere} then 0 else closed_until end`,
      };
  await db
    .updateTable('attempts')
    .set({ wrong: sql`greatest(wrong - 1, 0)`, ...waits })
    .where('subject', '=', subject)
    .execute();
}

/** What is counted of each subject; of those without a try, nothing. */
export async function countsOf(
  db: Db,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, AttemptCount>> {
  const rows = await db
    .selectFrom('attempts')
    .select(['subject', 'waits', 'closed_until'])
    .where('subject', 'in', subjects)
    .execute();
  return new Map(
    rows.map(({ subject, waits, closed_until: closed }) => [
      subject,
      { waits, closedUntil: Number(closed) },
    ]),
  );
}

/** For how many milliseconds the subject has no tries left; 0 when it has some. */
export async function blockedMs(db: Db, subject: string, at: number): Promise<number> {
  const count = (await countsOf(db, [subject])).get(subject);
  return count === undefined ? 0 : Math.max(0, count.closedUntil - at);
}

/** Longer than any window, wait and quiet time together, so that nothing is forgotten too early. */
const longestMemoryMs = 3 * 24 * 3_600_000;
/** At once, so that a login after an attack does not wait for all of it. */
const portion = 200;

/** Forgets some of what counts for nothing any more. */
export async function dropOldAttempts(db: Db, at: number): Promise<void> {
  const before = BigInt(at - longestMemoryMs);
  const rows = await db
    .selectFrom('attempts')
    .select('subject')
    .where('since', '<', before)
    .where('closed_until', '<', before)
    .orderBy('since')
    .limit(portion)
    .execute();
  if (rows.length === 0) return;
  const subjects = rows.map(({ subject }) => subject);
  await db
    .deleteFrom('attempts')
    .where('subject', 'in', subjects)
    .where('closed_until', '<', before)
    .execute();
}
