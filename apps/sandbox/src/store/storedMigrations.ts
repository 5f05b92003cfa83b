import { sql, type Kysely } from 'kysely';
import { migrations } from './migrations/index.ts';
import { sqlState } from './retry.ts';
import type { Database } from './__generated__/tables.ts';

/** The database was changed by a newer version, which this one does not know how to use. */
export class DatabaseNewer extends Error {
  override name = 'DatabaseNewer';
}

const undefinedTable = '42P01';

/** The names of the migrations that have run; null where the table of them is not there. */
export async function storedMigrations(db: Kysely<Database>): Promise<readonly string[] | null> {
  try {
    const { rows } = await sql<{ name: string }>`
      select name from kysely_migration order by name`.execute(db);
    return rows.map(({ name }) => name);
  } catch (error) {
    if (sqlState(error) === undefinedTable) return null;
    throw error;
  }
}

/** Those of this version that have not run. */
export function missingOf(stored: readonly string[]): readonly string[] {
  return Object.keys(migrations).filter((name) => !stored.includes(name));
}

/**
 * A sentence's part about migrations that this version does not know; null when it knows all of
 * them.
 */
export function newerThanThis(stored: readonly string[]): string | null {
  const unknown = stored.filter((name) => !(name in migrations));
  if (unknown.length === 0) return null;
  return `it was written by a newer version of Corro (${unknown.join(', ')})`;
}

/** What helps against it. */
export const startNewer = 'Start that version, or put a copy from before it in its place.';

/** Reads which migrations have run. Rejects with a DatabaseNewer when this version does not know one of them. */
export async function refuseNewer(db: Kysely<Database>): Promise<void> {
  const newer = newerThanThis((await storedMigrations(db)) ?? []);
  if (newer === null) return;
  throw new DatabaseNewer(
    `The database was not used: ${newer}. Nothing in it was changed. ${startNewer}`,
  );
}
