/**
 * Installs the dependencies, including the repository's own Node, when the lock file has changed. Runs on Node 20 and
 * later.
 *
 * --start only what `npm start` needs
 * --browser also a Chromium and a font, when missing
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser, installBrowser, installFace } from './browser.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.corro-installed');
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const isStart = process.argv.includes('--start');
/** Content of the stamp. A complete installation also satisfies `npm start`. */
const wanted = isStart ? `${lock} start` : lock;
const startWorkspaces = ['@corro/server', '@corro/web', '@corro/frame'];

/** npm puts the repository's Node first on the PATH; it must not run while it is being replaced. */
function outsideEnvironment() {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((entry) => !entry.includes('node_modules'))
    .join(delimiter);
  const { NODE_ENV: _production, ...rest } = process.env;
  return { ...rest, PATH: path };
}

function installed() {
  return existsSync(stamp) && [lock, wanted].includes(readFileSync(stamp, 'utf8'));
}

if (!installed()) {
  console.log('Installing what is missing …');
  try {
    execFileSync(
      'npm',
      [
        'ci',
        '--include=dev',
        '--include=optional',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
        ...(isStart ? startWorkspaces.map((name) => `--workspace=${name}`) : []),
      ],
      {
        cwd: root,
        env: outsideEnvironment(),
        stdio: 'inherit',
        shell: process.platform === 'win32',
      },
    );
  } catch {
    console.error(
      'The dependencies could not be installed: see what npm says above, then try again.',
    );
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

if (process.argv.includes('--browser') && findBrowser() === null) {
  console.log('No Chromium found; installing one …');
  const problem = installBrowser();
  if (problem !== null) {
    console.error(problem);
    process.exit(1);
  }
}

if (process.argv.includes('--browser')) {
  const problem = installFace();
  if (problem !== null) console.warn(problem);
}
