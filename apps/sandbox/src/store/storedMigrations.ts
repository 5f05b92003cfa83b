import { sql, type Kysely } from 'kysely';
import { migrations } from './migrations/index.ts';
import { sqlState } from './retry.ts';
import type { Database } from './__generated__/tables.ts';

export class DatabaseNewer extends Error {
  override name = 'DatabaseNewer';
}

const undefinedTable = '42P01';

/** Names of applied migrations; null without their table. */
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

export function missingOf(stored: readonly string[]): readonly string[] {
  return Object.keys(migrations).filter((name) => !stored.includes(name));
}

/** Describes unknown migrations as part of a sentence; null when all are known. */
export function newerThanThis(stored: readonly string[]): string | null {
  const unknown = stored.filter((name) => !(name in migrations));
  if (unknown.length === 0) return null;
  return `it was written by a newer version of Corro (${unknown.join(', ')})`;
}

export const startNewer = 'Start that version, or put a copy from before it in its place.';

/** Throws DatabaseNewer when an applied migration is unknown. */
export async function refuseNewer(db: Kysely<Database>): Promise<void> {
  const newer = newerThanThis((await storedMigrations(db)) ?? []);
  if (newer === null) return;
  throw new DatabaseNewer(
    `The database was not used: ${newer}. Nothing in it was changed. ${startNewer}`,
  );
}
