import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { crc32 } from 'node:zlib';

const postgresMajor = '18';

/** Folders that are never empty in a Postgres database. */
const filledFolders = ['base', 'global', 'pg_wal', 'pg_xact'];

/** Describes a missing or damaged Postgres file as part of a sentence; null without problems. */
export function clusterProblem(database: string): string | null {
  if (isEmpty(database)) return 'it has been used before, and its database is gone';
  const versionFile = join(database, 'PG_VERSION');
  if (!existsSync(versionFile)) return 'PG_VERSION is missing in its database';
  const version = readFileSync(versionFile, 'utf8').trim();
  if (version !== postgresMajor) {
    const engine = /^\d+(\.\d+)?$/.test(version) ? `Postgres ${version}` : 'an unknown Postgres';
    return `its database is one of ${engine}, and this Corro opens Postgres ${postgresMajor}`;
  }
  const empty = filledFolders.find((name) => isEmpty(join(database, name)));
  if (empty !== undefined) return `${empty} is missing or empty in its database`;
  const controlFile = join(database, 'global/pg_control');
  if (!existsSync(controlFile)) return 'global/pg_control is missing in its database';
  const control = readFileSync(controlFile);
  const isWhole = control.length >= 8192 && control.some((byte) => byte !== 0);
  return isWhole ? null : 'global/pg_control in its database is damaged';
}

/** True for an empty or missing folder. Throws for anything that is not a folder. */
export function isEmpty(folder: string): boolean {
  return !statSync(folder, { throwIfNoEntry: false }) || readdirSync(folder).length === 0;
}

/**
 * Size in bytes and CRC-32 of each file by relative path; the checksum is null for large folders.
 */
export type Manifest = Record<string, [size: number, sum: number | null]>;

/**
 * Maximum size in bytes of a folder whose files get a checksum. In larger folders only the sizes
 * are compared, because reading the files would slow starts and stops.
 */
const readAtMost = 256 * 1024 * 1024;

/** Lists all files below a folder, without following symbolic links to folders. */
export function manifestOf(folder: string): Manifest {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => ({ path, size: statSync(path).size }));
  const isLarge = files.reduce((sum, { size }) => sum + size, 0) > readAtMost;
  return Object.fromEntries(
    files.map(({ path, size }) => {
      const sum = isLarge ? null : crc32(readFileSync(path));
      return [relative(folder, path).replaceAll(sep, '/'), [size, sum]];
    }),
  );
}

/**
 * Names up to three files that differ, as part of a sentence; null for none. Files only in `actual`
 * are ignored.
 */
export function describeDifferences(expected: Manifest, actual: Manifest): string | null {
  const all = Object.entries(expected).flatMap(([path, [size, sum]]) => {
    const [foundSize, foundSum] = actual[path] ?? [];
    if (foundSize === undefined) return [`${path} is missing`];
    const isSame = foundSize === size && (foundSum === sum || foundSum === null || sum === null);
    return isSame ? [] : [`${path} has other contents`];
  });
  const more = all.length > 3 ? ` and ${all.length - 3} more` : '';
  return all.length === 0 ? null : all.slice(0, 3).join(', ') + more;
}
