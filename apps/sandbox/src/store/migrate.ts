import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { CallScope, inScope } from './callScope.ts';
import { distributeTables, spreadOf } from './distribute.ts';
import { migrations } from './migrations/index.ts';
import { conflictStates, retryOn } from './retry.ts';
import type { Database } from './__generated__/tables.ts';

// What a process sees when another one creates the same tables at the same moment. Its own
// transaction is undone as a whole, so it only has to look again.
const startTogether: ReadonlySet<string> = new Set([
  ...conflictStates,
  '23505', // the same row in the catalogue, or in the list of migrations
  '25P02', // after one of these, since Kysely looks once more in the same transaction
  '42P07', // the table is there
  '42710', // the object is there
  'XX000', // "tuple concurrently updated"
]);

/** The tables are behind, and may not be brought up to date by this process. */
export class MigrationsMissing extends Error {
  override name = 'MigrationsMissing';
}

function migratorOf(db: Kysely<Database>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

/** The migrations that the database lacks, in the order in which they would run. */
export async function missingMigrations(db: Kysely<Database>): Promise<readonly string[]> {
  const all = await migratorOf(db).getMigrations();
  return all.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}

/** Reads whether the tables are up to date, and rejects with a MigrationsMissing if not. */
export async function requireMigrations(db: Kysely<Database>): Promise<void> {
  const missing = await missingMigrations(db);
  if (missing.length === 0) return;
  throw new MigrationsMissing(
    `The tables of the database are behind this version (${missing.join(', ')}). Run npm run migrate first.`,
  );
}

/** How often, and for how long, one waits for the tables that another node makes. Milliseconds. */
const [lookMs, waitMs] = [250, 60_000];

/** An index of a large table takes longer than a call may. */
const migrateMs = 600_000;

/** Resolves as soon as another process has brought the tables up to date. */
async function awaitMigrations(db: Kysely<Database>): Promise<void> {
  for (let waited = 0; waited < waitMs; waited += lookMs) {
    if ((await missingMigrations(db)).length === 0) return;
    await pause(lookMs);
  }
  await requireMigrations(db);
}

/**
 * Brings the tables up to date. Of several processes that start at once one does it, and the others
 * wait for it. On Citus it is one of those at the coordinator, and the tables are spread over the
 * nodes in the same transaction.
 *
 * @throws MigrationsMissing at another node, when none at the coordinator does it
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const spread = await spreadOf(db);
  if (spread === 'worker') return awaitMigrations(db);
  const scope = new CallScope(migrateMs, new AbortController().signal);
  await inScope(scope, () =>
    retryOn(startTogether, () =>
      db.transaction().execute(async (trx) => {
        const { error } = await migratorOf(trx).migrateToLatest();
        if (error !== undefined) throw error;
        if (spread === 'coordinator') await distributeTables(trx);
      }),
    ),
  );
}
