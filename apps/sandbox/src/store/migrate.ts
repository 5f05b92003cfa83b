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

/** Brings the tables up to date. Safe when several processes start at once. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await retryOn(startTogether, async () => {
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
  });
}
