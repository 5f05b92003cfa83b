import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Starts the sandbox of version 0.1.0. `releases/v0.1.0.tar.gz` has its sources without tests, and
// that version's `server.ts`. The old version runs with today's dependencies, because an archive
// with its own dependencies would be much larger.

const archive = join(import.meta.dirname, 'releases/v0.1.0.tar.gz');
const repository = join(import.meta.dirname, '../..');

/** Unpacks the sandbox of version 0.1.0 and returns the module that starts it in a process. */
export async function unpackRelease(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'corro-release-'));
  const root = join(folder, 'release');
  const own = join(root, 'node_modules/@corro');
  await mkdir(own, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '-C', root]);
  for (const [modules, place] of [
    ['node_modules', 'node_modules'],
    ['apps/sandbox/node_modules', 'release/apps/sandbox/node_modules'],
  ] as const) {
    await symlink(join(repository, modules), join(folder, place));
  }
  await symlink(join(root, 'apps/sandbox'), join(own, 'sandbox'));
  await symlink(join(root, 'packages/domain'), join(own, 'domain'));
  return join(root, 'server.ts');
}
