import type { Db, Store } from './open.ts';

/** How many wrong secrets are let through, and how long one waits after them. Milliseconds. */
export interface AttemptLimit {
  /** As many within the window close the account. */
  wrong: number;
  windowMs: number;
  /** The first wait; each further wrong try after a wait doubles it. */
  firstWaitMs: number;
  longestWaitMs: number;
  /** As long after the end of a wait without a wrong try, and all is forgotten. */
  quietMs: number;
}

/** What is kept of the wrong attempts of one subject. Times in epoch milliseconds. */
export interface Attempts {
  /** In the window that began at `since`. */
  wrong: number;
  since: number;
  /** How many waits there have been, and when the last one ends; both 0 before the first. */
  waits: number;
  closedUntil: number;
}

/**
 * What is to be kept after one more wrong attempt. One that was under way when the account closed
 * changes nothing.
 */
export function afterWrong(before: Attempts | null, limit: AttemptLimit, at: number): Attempts {
  if (before !== null && before.closedUntil > at) return before;
  const hasWaited = before !== null && before.waits > 0;
  const isForgotten =
    before === null ||
    at >= (hasWaited ? before.closedUntil + limit.quietMs : before.since + limit.windowMs);
  const { waits, ...counted } = isForgotten
    ? { wrong: 1, since: at, waits: 0, closedUntil: 0 }
    : { ...before, wrong: before.wrong + 1 };
  if (waits === 0 && counted.wrong < limit.wrong) return { ...counted, waits };
  const wait = Math.min(limit.longestWaitMs, limit.firstWaitMs * 2 ** waits);
  return { ...counted, waits: waits + 1, closedUntil: at + wait };
}

/** For how many milliseconds the subject has used up its wrong attempts; 0 when it has not. */
export async function blockedMs(db: Db, subject: string, at: number): Promise<number> {
  const kept = await read(db, subject);
  return kept === null ? 0 : Math.max(0, kept.closedUntil - at);
}

/** Counts a wrong attempt; many at once are counted one after the other. */
export async function countWrong(
  store: Store,
  subject: string,
  limit: AttemptLimit,
  at: number,
): Promise<void> {
  await store.transaction(async (trx) => {
    // A row to hold on to: of two first attempts at once, both see the same one.
    await trx
      .insertInto('attempts')
      .values({ subject, wrong: 0, since: BigInt(at), waits: 0, closed_until: 0n })
      .onConflict((conflict) => conflict.column('subject').doNothing())
      .execute();
    const { wrong, since, waits, closedUntil } = afterWrong(
      await read(trx, subject, true),
      limit,
      at,
    );
    await trx
      .updateTable('attempts')
      .set({ wrong, since: BigInt(since), waits, closed_until: BigInt(closedUntil) })
      .where('subject', '=', subject)
      .execute();
  });
}

/** Forgets the wrong attempts before a right one. */
export async function clearWrong(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('attempts').where('subject', '=', subject).execute();
}

async function read(db: Db, subject: string, holds = false): Promise<Attempts | null> {
  const row = await db
    .selectFrom('attempts')
    .select(['wrong', 'since', 'waits', 'closed_until'])
    .where('subject', '=', subject)
    .$if(holds, (rows) => rows.forUpdate())
    .executeTakeFirst();
  if (row === undefined) return null;
  const { wrong, waits } = row;
  return { wrong, waits, since: Number(row.since), closedUntil: Number(row.closed_until) };
}
