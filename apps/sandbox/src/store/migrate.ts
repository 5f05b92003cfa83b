import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import { conflictStates, retryOn } from './retry.ts';
import type { Database } from './schema.ts';

// What a process sees when another one creates the same tables at the same moment. Its own
// transaction is undone as a whole, so it only has to look again.
const startTogether: ReadonlySet<string> = new Set([
  ...conflictStates,
  '23505', // the same row in the catalogue, or in the list of migrations
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
async function missingMigrations(db: Kysely<Database>): Promise<readonly string[]> {
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

/** Brings the tables up to date. Safe when several processes start at once. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = migratorOf(db);
  await retryOn(startTogether, async () => {
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
  });
}
