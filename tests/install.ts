import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const cache = resolve(import.meta.dirname, '../node_modules/.cache/on-demand');

/**
 * Installs packages at exact versions below `node_modules/.cache`, unless they are already installed. Returns the path
 * of their `node_modules`. Peer dependencies come from the repository.
 */
export function install(...packages: readonly [string, ...string[]]): string {
  const folder = join(cache, packages.join('+').replaceAll('/', '-'));
  const installed = join(folder, 'node_modules');
  // npm writes this file when the installation is complete.
  if (existsSync(join(installed, '.package-lock.json'))) return installed;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const flags = ['--no-save', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', ...flags, ...packages], { cwd: folder, stdio: 'inherit' });
  return installed;
}
