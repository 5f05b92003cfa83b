import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { crc32 } from 'node:zlib';

/** Size in bytes and CRC-32 of each file, by its path below the folder; null where only the size was taken. */
export type Manifest = Readonly<Record<string, readonly [size: number, sum: number | null]>>;

/** Reading more than this would make starts and stops slow, so a larger folder is compared by sizes alone. */
const readAtMost = 256 * 1024 * 1024;

/** The sizes of all files below a folder. It follows no symbolic link to a folder. */
export function sizesOf(folder: string): Manifest {
  const sizes: Record<string, [number, null]> = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) sizes[relative(folder, path).replaceAll(sep, '/')] = [bytesOf(path), null];
  }
  return sizes;
}

/** The sizes and checksums of all files below a folder; of a large one, the sizes. */
export function manifestOf(folder: string): Manifest {
  const sizes = Object.entries(sizesOf(folder));
  const total = sizes.reduce((sum, [, [size]]) => sum + size, 0);
  if (total > readAtMost) return Object.fromEntries(sizes);
  return Object.fromEntries(
    sizes.map(([path, [size]]) => [path, [size, crc32(readFileSync(join(folder, path)))]]),
  );
}

/**
 * What differs from the manifest, a few words for each file. Files that it does not list are not
 * looked at: some systems put their own into every folder.
 */
export function differences(expected: Manifest, found: Manifest): readonly string[] {
  return Object.entries(expected).flatMap(([path, [size, sum]]) => {
    const now = found[path];
    if (now === undefined) return [`${path} is missing`];
    if (now[0] !== size) return [`${path} has ${now[0]} bytes instead of ${size}`];
    const isSame = sum === null || now[1] === null || now[1] === sum;
    return isSame ? [] : [`${path} has other contents`];
  });
}

/** The files of tables and indexes; the embedded engine never makes one shorter while Corro runs. */
const relationFile = /^(base\/\d+|global)\/\d+(_[a-z]+)?(\.\d+)?$/;

/** Which files of tables and indexes are missing or shorter than they were. */
export function losses(before: Manifest, found: Manifest): readonly string[] {
  return Object.entries(before).flatMap(([path, [size]]) => {
    if (!relationFile.test(path)) return [];
    const now = found[path];
    if (now === undefined) return [`${path} is missing`];
    return now[0] < size ? [`${path} has ${now[0]} bytes, and had ${size}`] : [];
  });
}

/** The first few of many, as part of a sentence. */
export function firstFew(all: readonly string[]): string {
  const shown = all.slice(0, 3).join(', ');
  return all.length > 3 ? `${shown} and ${all.length - 3} more` : shown;
}

function bytesOf(path: string): number {
  // A file that goes while the folder is read is as good as missing.
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
