import { cpSync, linkSync, lstatSync, mkdirSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { mkdir, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { stateFile } from './state.ts';

// For tests: ways to damage a data folder.

/**
 * Lists every path below the folder with its inode, size and time. One of them changes if the file
 * is written or replaced.
 */
export function fingerprint(folder: string): readonly string[] {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile()) return entry.isSymbolicLink() ? `${path} → ${readlinkSync(path)}` : path;
    const { ino, size, mtimeNs } = lstatSync(path, { bigint: true });
    return `${path} ${ino} ${size} ${mtimeNs}`;
  });
}

/** Files of tables and indexes by name, relative to the folder. */
export type Relations = ReadonlyMap<string, string>;

/** Finds the files of all tables and indexes of an open database. */
export async function relationsOf(db: Db): Promise<Relations> {
  const { rows } = await sql<{ name: string; path: string }>`
    select relname as name, pg_relation_filepath(oid) as path from pg_class
    where relnamespace = 'public'::regnamespace`.execute(db);
  return new Map(rows.map(({ name, path }) => [name, join('postgres', path)]));
}

type Damage = (folder: string) => Promise<unknown>;

const remove =
  (path: string): Damage =>
  (folder) =>
    rm(join(folder, path), { recursive: true });

const empty =
  (path: string): Damage =>
  async (folder) => {
    await remove(path)(folder);
    await mkdir(join(folder, path));
  };

/**
 * Replaces the file instead of writing into it, because other folders may link to the same file.
 */
async function overwrite(path: string, contents: string | Buffer): Promise<void> {
  await rm(path);
  await writeFile(path, contents);
}

const write =
  (path: string, contents: string | Buffer): Damage =>
  (folder) =>
    overwrite(join(folder, path), contents);

/** Replaces a path by something else, such as a folder or a link. */
const replace =
  (path: string, by: (path: string) => Promise<unknown>): Damage =>
  async (folder) => {
    await rm(join(folder, path), { recursive: true });
    await by(join(folder, path));
  };

const loop = (path: string) => symlink(path, path);
const file = (path: string) => writeFile(path, 'not a folder');

const garbageLog: Damage = async (folder) => {
  const log = join(folder, 'postgres/pg_wal');
  for (const name of await readdir(log)) {
    const { size } = await stat(join(log, name));
    if (/^[0-9A-F]{24}$/.test(name)) await overwrite(join(log, name), Buffer.alloc(size, 7));
  }
};

const halfCopied: Damage = async (folder) => {
  const tables = join(folder, 'postgres/base/5');
  const names = await readdir(tables);
  for (const name of names.slice(names.length / 2)) await rm(join(tables, name));
};

const control = 'postgres/global/pg_control';

/**
 * Damage that is found without opening the database, with the text that the refusal must contain.
 */
export const seenFromOutside: readonly (readonly [name: string, damage: Damage, says: RegExp])[] = [
  ['PG_VERSION is missing', remove('postgres/PG_VERSION'), /PG_VERSION is missing/],
  ['PG_VERSION is empty', write('postgres/PG_VERSION', ''), /one of an unknown Postgres/],
  [
    'another Postgres',
    write('postgres/PG_VERSION', '15\n'),
    /Postgres 15, and .* opens Postgres 18/,
  ],
  ['no database', remove('postgres'), /has been used before, and its database is gone/],
  ['an empty database', empty('postgres'), /has been used before, and its database is gone/],
  ['a file for the database', replace('postgres', file), /a file where there should be a folder/],
  [
    'a link that leads to itself',
    replace('postgres', loop),
    /a symbolic link in it leads to itself/,
  ],
  ['a link inside', replace('postgres/base', loop), /a symbolic link in it leads to itself/],
  ['no control file', remove(control), /pg_control is missing/],
  [
    'a short control file',
    write(control, Buffer.alloc(100, 1)),
    /pg_control in its database is damaged/,
  ],
  ['a control file of zeros', write(control, Buffer.alloc(8192)), /pg_control .* is damaged/],
  ['no tables', remove('postgres/base'), /base is missing or empty/],
  ['no catalogue', empty('postgres/global'), /global is missing or empty/],
  ['no log', remove('postgres/pg_wal'), /pg_wal is missing or empty/],
  ['an empty log', empty('postgres/pg_wal'), /pg_wal is missing or empty/],
  ['no list of transactions', remove('postgres/pg_xact'), /pg_xact is missing or empty/],
  ['half a copy', halfCopied, /base\/5\/\d+ is missing.* and \d+ more/],
  ['an unreadable state', write(stateFile, '{"format":'), /database\.json in it is damaged/],
  ['a state of another program', write(stateFile, '{}'), /written by another program/],
  [
    'no state, and no database',
    async (folder) => {
      await remove('postgres')(folder);
      await remove(stateFile)(folder);
    },
    /has been used before, and its database is gone/,
  ],
];

const zeros: Damage = async (path) => overwrite(path, Buffer.alloc((await stat(path)).size));
const sevens: Damage = async (path) => overwrite(path, Buffer.alloc((await stat(path)).size, 7));

/** Damages the file of a table or an index. */
const ofRelation = (name: string, damage: Damage) => (folder: string, relations: Relations) =>
  damage(join(folder, relations.get(name) ?? ''));

type ContentsDamage = (folder: string, relations: Relations) => Promise<unknown>;

/** Damage that shows only when the contents of files are read. */
export const seenInContents: readonly (readonly [name: string, damage: ContentsDamage])[] = [
  ['a log of garbage', garbageLog],
  ['a control file of garbage', write(control, Buffer.alloc(8192, 7))],
  ['a table cut short', ofRelation('postings', (path) => overwrite(path, ''))],
  ['a table of garbage', ofRelation('accounts', sevens)],
  ['a table of zeros', ofRelation('customers', zeros)],
  ['an index that is gone', ofRelation('orders_pkey', (path) => rm(path))],
  ['no transaction committed', (folder) => zeros(join(folder, 'postgres/pg_xact/0000'))],
];

/** Copies the folder while it is in use. The copy is like a folder after the process was killed. */
export function imageOf(folder: string, to: string): void {
  cpSync(folder, to, { recursive: true });
}

/**
 * Creates a folder to damage, with links to the files of another folder. Damage replaces files and
 * never writes into them.
 */
export function linkedCopy(folder: string, to: string): string {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name);
    const path = join(to, relative(folder, from));
    if (entry.isDirectory()) mkdirSync(path, { recursive: true });
    else {
      mkdirSync(dirname(path), { recursive: true });
      linkSync(from, path);
    }
  }
  return to;
}
