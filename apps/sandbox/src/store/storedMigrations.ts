import { sql, type Kysely } from 'kysely';
import { migrations, type Migrations } from './migrations/index.ts';
import { sqlState } from './retry.ts';
import type { Database } from './__generated__/tables.ts';

/** The tables of the database are not those that this version needs. */
export class SchemaRefused extends Error {
  override name = 'SchemaRefused';
  /** Fields of the log line of the failed start. */
  readonly details: {
    /** Newest migration that this version needs. */
    readonly needs: string | undefined;
    readonly missing: readonly string[];
    /** Required migrations that have run and that only a newer version knows. */
    readonly unknown: readonly string[];
  };
  constructor(message: string, { missing = [], unknown = [] }: Partial<SchemaRefused['details']>) {
    super(message);
    this.details = { needs: Object.keys(migrations).at(-1), missing, unknown };
  }
}

export class DatabaseNewer extends SchemaRefused {
  override name = 'DatabaseNewer';
}

const undefinedTable = '42P01';

/** Names of the migrations that have run. */
export interface StoredMigrations {
  /** Migrations that a version must know to run on the database. */
  readonly required: readonly string[];
  /** Migrations that an older version may ignore. */
  readonly additive: readonly string[];
}

const requiredQuery = sql<{ name: string; required: boolean }>`
  select name, true as required from kysely_migration`;
const bothQuery = sql<{ name: string; required: boolean }>`
  ${requiredQuery} union all select name, false from kysely_migration_additive order by name`;

/**
 * Reads which migrations have run; null if the lists do not exist. Additive migrations have a list
 * of their own, because version 0.1.0 refuses unknown names in `kysely_migration`.
 */
export async function storedMigrations(db: Kysely<Database>): Promise<StoredMigrations | null> {
  for (const query of [bothQuery, requiredQuery]) {
    try {
      const { rows } = await query.execute(db);
      const namesOf = (isRequired: boolean) =>
        rows.filter((row) => row.required === isRequired).map(({ name }) => name);
      return { required: namesOf(true), additive: namesOf(false) };
    } catch (error) {
      if (sqlState(error) !== undefinedTable) throw error;
    }
  }
  return null;
}

/** Names of missing migrations, in the order in which they run. */
export function missingOf(
  stored: StoredMigrations | null,
  all: Migrations = migrations,
): readonly string[] {
  const applied = new Set(stored === null ? [] : [...stored.required, ...stored.additive]);
  return Object.keys(all).filter((name) => !applied.has(name));
}

function unknownIn(names: readonly string[]): readonly string[] {
  return names.filter((name) => !(name in migrations));
}

/** Describes unknown required migrations as part of a sentence; null when all are known. */
export function newerThanThis(required: readonly string[]): string | null {
  const unknown = unknownIn(required);
  if (unknown.length === 0) return null;
  return `it was written by a newer version of Corro (${unknown.join(', ')})`;
}

export const startNewer = 'Start that version, or put a copy from before it in its place.';

/**
 * Returns terminal lines about additive migrations of a newer version.
 *
 * @throws DatabaseNewer when a required migration is unknown
 */
export async function refuseNewer(db: Kysely<Database>): Promise<readonly string[]> {
  const { required = [], additive = [] } = (await storedMigrations(db)) ?? {};
  const newer = newerThanThis(required);
  if (newer !== null) {
    throw new DatabaseNewer(
      `The database was not used: ${newer}. Nothing in it was changed. ${startNewer}`,
      { unknown: unknownIn(required) },
    );
  }
  const unknown = unknownIn(additive).join(', ');
  if (unknown === '') return [];
  return [
    `A newer version of Corro has added to the tables (${unknown}). This version can use them.`,
  ];
}
