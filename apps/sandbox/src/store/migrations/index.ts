import { readdirSync } from 'node:fs';
import type { Backfill } from '../backfill.ts';

/** A statement, or an update in batches. */
export type MigrationStep = string | Backfill;

/** Steps of each migration by its name, in the order in which they run. */
export type Migrations = Readonly<Record<string, readonly MigrationStep[]>>;

/** A file of this folder. */
interface MigrationFile {
  readonly default: readonly MigrationStep[];
}

async function read(name: string): Promise<readonly MigrationStep[]> {
  const file: MigrationFile = await import(
    /* @vite-ignore */ new URL(`${name}.ts`, import.meta.url).href
  );
  return file.default;
}

const names = readdirSync(import.meta.dirname)
  .filter((file) => /^\d{4}-.*\.ts$/.test(file))
  .toSorted()
  .map((file) => file.slice(0, -'.ts'.length));

/**
 * All migrations: the files of this folder that begin with a number. A migration that has run is
 * never edited.
 */
export const migrations: Migrations = Object.fromEntries(
  await Promise.all(names.map(async (name) => [name, await read(name)] as const)),
);

/**
 * True for a required migration: a release that does not know the migration cannot run on the
 * migrated tables. All migrations of version 0.1.0 are required, and so are those with `contract`
 * after the number, as in `0040-contract-…`; the others are additive.
 */
export function isRequired(name: string): boolean {
  return name < '0031' || /^\d+-contract-/.test(name);
}
