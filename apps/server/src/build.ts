import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '..', '..', '..');

/** Builds the workspaces whose sources changed since the last build. Rejects with the output of the build. */
export async function buildStale(
  workspaces: readonly string[] = ['@corro/web', '@corro/frame'],
): Promise<void> {
  const turbo = join(root, 'node_modules', '.bin', 'turbo');
  const task = ['run', 'build', ...workspaces.map((name) => `--filter=${name}`)];
  try {
    await promisify(execFile)(turbo, [...task, '--output-logs=errors-only'], {
      cwd: root,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
      maxBuffer: 16 * 1024 * 1024,
    });
  } catch (error) {
    const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    throw new Error(`The app could not be built.\n${output}`, { cause: error });
  }
}
