import { readdirSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A file of this folder: statements, in their order. */
type MigrationFile = { readonly default: readonly string[] };

async function read(name: string): Promise<Migration> {
  const { default: statements }: MigrationFile = await import(
    /* @vite-ignore */ new URL(`${name}.ts`, import.meta.url).href
  );
  return {
    async up(db: Kysely<unknown>) {
      for (const text of statements) await sql.raw(text).execute(db);
    },
  };
}

const names = readdirSync(import.meta.dirname)
  .filter((file) => /^\d{4}-.*\.ts$/.test(file))
  .toSorted()
  .map((file) => file.slice(0, -'.ts'.length));

/**
 * All migrations by name, in the order of the names: the files of this folder that begin with a
 * number. A migration that has run is never edited.
 */
export const migrations: Record<string, Migration> = Object.fromEntries(
  await Promise.all(names.map(async (name) => [name, await read(name)] as const)),
);
