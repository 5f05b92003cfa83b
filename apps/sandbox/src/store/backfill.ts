import { setTimeout as pause } from 'node:timers/promises';
import { sql, type RawBuilder } from 'kysely';
import { requireTime } from './callScope.ts';
import type { Db, Trx } from './database.ts';
import { conflictStates, sqlState } from './retry.ts';

/** Longest time for which a migration holds or waits for a lock that calls need. Milliseconds. */
export const lockMs = 200;

/**
 * A statement that runs while calls are answered, on one batch of a large table after the other.
 *
 * @example
 * {
 *   table: 'orders',
 *   key: ['customer_id', 'order_number'],
 *   statement: 'update orders set channel = 0 where :rows and channel is null',
 * }
 */
export interface Backfill {
  readonly table: string;
  /** Columns of the primary key. */
  readonly key: readonly string[];
  /** `:rows` selects the batch. An interrupted backfill runs again from the first row. */
  readonly statement: string;
}

const statementTimeout = '57014';

const retried: ReadonlySet<string> = new Set([...conflictStates, '55P03', statementTimeout]);

/** Batches become smaller when one takes longer than `lockMs`, and larger when one is quick. */
const size = { first: 500, max: 5000, quickMs: 50 };

/**
 * Goes through the rows in the order of the key. Each transaction holds its locks for at most
 * `lockMs`, and a pause as long as the transaction follows. Rows that are inserted before the
 * current position are missed.
 */
export async function backfill(db: Db, work: Backfill): Promise<void> {
  let rows = size.first;
  let after = sql<boolean>`true`;
  for (;;) {
    const began = performance.now();
    requireTime();
    try {
      const last = await db.transaction().execute((trx) => runBatch(trx, work, { after, rows }));
      if (last === null) return;
      after = sql`(${keyOf(work)}) > ${last}`;
      if (performance.now() - began < size.quickMs) rows = Math.min(size.max, 2 * rows);
    } catch (error) {
      const state = sqlState(error);
      if (state === null || !retried.has(state)) throw error;
      if (state === statementTimeout) rows = Math.ceil(rows / 2);
    }
    await pause(performance.now() - began);
  }
}

function keyOf({ table, key }: Backfill): RawBuilder<unknown> {
  return sql.join(key.map((column) => sql.ref(`${table}.${column}`)));
}

/**
 * Runs the statement for a batch and returns its last key; null if no rows are left. The batch is
 * found first, and its rows by their keys: Postgres misjudges a range of two row comparisons, and
 * would read all of a large table for each batch.
 */
async function runBatch(
  trx: Trx,
  work: Backfill,
  { after, rows }: { after: RawBuilder<boolean>; rows: number },
): Promise<RawBuilder<unknown> | null> {
  const { table, key, statement } = work;
  await sql`
    select set_config('statement_timeout', ${String(lockMs)}, true),
      set_config('enable_seqscan', 'off', true)`.execute(trx);
  const [before = '', behind = ''] = statement.split(':rows');
  const { rows: found } = await sql<Record<string, unknown>>`
    with batch as (
      select ${keyOf(work)} from ${sql.table(table)}
      where ${after} order by ${keyOf(work)} limit ${rows}
    ), done as (
      ${sql.raw(before)} (${keyOf(work)}) in (select * from batch) ${sql.raw(behind)}
    )
    select * from batch
    order by ${sql.join(key.map((column) => sql`${sql.ref(column)} desc`))} limit 1`.execute(trx);
  const [last] = found;
  return last === undefined ? null : sql`(${sql.join(key.map((column) => sql`${last[column]}`))})`;
}
