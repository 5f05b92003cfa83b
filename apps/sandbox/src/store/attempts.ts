import { sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * Limits how often a secret can be tried, and defines the wait after too many tries. Times in
 * milliseconds.
 */
export interface AttemptLimit {
  /** Number of tries within the window after which the subject is closed. */
  tries: number;
  windowMs: number;
  /** First wait. Each further try after a wait doubles the wait. */
  firstWaitMs: number;
  longestWaitMs: number;
  /** All tries and waits are forgotten if no try is made for this time after a wait has ended. */
  quietMs: number;
  /**
   * True if a correct secret clears the waits. Only limits that count the tries for one customer
   * may do so.
   */
  isForgiving: boolean;
}

/** A try that counts as wrong until it is returned. */
export interface ReservedTry {
  subject: string;
  limit: AttemptLimit;
  /**
   * End of the wait that this try caused, in epoch milliseconds; null if the subject is still open.
   */
  closedUntil: number | null;
}

export interface AttemptCount {
  /** Number of waits: one for the try that used up the limit, and one for each try after a wait. */
  waits: number;
  /** End of the last wait, in epoch milliseconds; 0 if there was none. */
  closedUntil: number;
}

/** Maximum number of times that a wait is doubled, so that the wait fits into an int8. */
const maxDoublings = 20;

/**
 * Reserves a try before the secret is checked; null when none is left. It is one statement, so
 * concurrent calls in any process never exceed the limit. With `isCountedOnly` the try is always
 * granted, and counted.
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
    ${BigInt(limit.firstWaitMs)}::bigint << least(attempts.waits, ${maxDoublings}::integer))`;
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
 * Returns a try that was not wrong. With a forgiving limit, this ends every wait of the subject;
 * with another limit, only the wait that this try caused. The other tries of the window stay
 * counted, because some may still be running.
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

export async function forgetTries(db: Db, subjects: readonly string[]): Promise<void> {
  await db.deleteFrom('attempts').where('subject', 'in', subjects).execute();
}

/** Reads the counts by subject; subjects without a try are absent. */
export async function attemptCounts(
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

/** Milliseconds until the subject has a try again; 0 when it has one. */
export async function blockedMs(db: Db, subject: string, at: number): Promise<number> {
  const count = (await attemptCounts(db, [subject])).get(subject);
  return count === undefined ? 0 : Math.max(0, count.closedUntil - at);
}

/**
 * Attempts older than this have no effect: for every limit, the window, the longest wait and the
 * quiet time together are at most as long.
 */
const longestMemoryMs = 3 * 24 * 3_600_000;
/**
 * Maximum number of rows that a call deletes, because the first login after an attack must not wait
 * for the deletion of all its rows.
 */
const batchSize = 200;

/** Deletes a batch of expired attempts. */
export async function dropOldAttempts(db: Db, at: number): Promise<void> {
  const before = BigInt(at - longestMemoryMs);
  const rows = await db
    .selectFrom('attempts')
    .select('subject')
    .where('since', '<', before)
    .where('closed_until', '<', before)
    .orderBy('since')
    .limit(batchSize)
    .execute();
  if (rows.length === 0) return;
  const subjects = rows.map(({ subject }) => subject);
  await db
    .deleteFrom('attempts')
    .where('subject', 'in', subjects)
    .where('closed_until', '<', before)
    .execute();
}
