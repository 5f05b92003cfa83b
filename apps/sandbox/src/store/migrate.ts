import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { distributeTables, spreadOf } from './distribute.ts';
import { migrations } from './migrations/index.ts';
import { conflictStates, retryOn } from './retry.ts';
import { missingOf, storedMigrations } from './storedMigrations.ts';
import type { Database } from './__generated__/tables.ts';

// Errors while another process creates the same tables. The transaction of this process is rolled
// back, so it can be retried.
const concurrentStartStates: ReadonlySet<string> = new Set([
  ...conflictStates,
  '23505', // the row exists in the catalogue or in the list of migrations
  '25P02', // the transaction has failed: Kysely reads once more after another error
  '42P07', // the table exists
  '42710', // the object exists
  'XX000', // "tuple concurrently updated"
]);

/** The tables are outdated, and this process may not migrate them. */
export class MigrationsMissing extends Error {
  override name = 'MigrationsMissing';
}

/** Lists missing migrations in the order they would run. */
export async function missingMigrations(db: Kysely<Database>): Promise<readonly string[]> {
  return missingOf((await storedMigrations(db)) ?? []);
}

/** Throws MigrationsMissing when the tables are outdated. */
export async function requireMigrations(db: Kysely<Database>): Promise<void> {
  const missing = await missingMigrations(db);
  if (missing.length === 0) return;
  throw new MigrationsMissing(
    `The tables of the database are behind this version (${missing.join(', ')}). Run npm run migrate first.`,
  );
}

/** Interval and limit of waiting for another node's migration. Milliseconds. */
const [lookMs, waitMs] = [250, 60_000];

/** Waits until another process has migrated the tables. */
async function awaitMigrations(db: Kysely<Database>): Promise<void> {
  for (let waited = 0; waited < waitMs; waited += lookMs) {
    if ((await missingMigrations(db)).length === 0) return;
    await pause(lookMs);
  }
  await requireMigrations(db);
}

/**
 * Migrates the tables. One process migrates; others that start meanwhile wait. With Citus the
 * coordinator migrates and distributes the tables in the same transaction.
 *
 * @throws MigrationsMissing on a worker node of Citus, when no process on the coordinator migrates
 * in time
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const spread = await spreadOf(db);
  if (spread === 'worker') return awaitMigrations(db);
  await retryOn(concurrentStartStates, () =>
    db.transaction().execute(async (trx) => {
      const provider = { getMigrations: async () => migrations };
      const { error } = await new Migrator({ db: trx, provider }).migrateToLatest();
      if (error !== undefined) throw error;
      if (spread === 'coordinator') await distributeTables(trx);
    }),
  );
}
