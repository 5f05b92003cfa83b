/**
 * Installs the dependencies when the lock file has changed, and a Node for this repository if the machine's is older
 * than 22.18. Runs on Node 20 and later.
 *
 * --start only what `npm start` needs
 * --browser also a Chromium and a font, when missing
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser, installBrowser, installFace } from './browser.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.corro-installed');
/** Folder with a lock file that pins the hash of the installed Node. */
const nodeFolder = join(root, '.config', 'node');
/** `npm run` looks for `node` here first. */
const ownNode = join(root, 'node_modules', '.bin', 'node');
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(readFileSync(join(nodeFolder, 'package-lock.json')))
  .digest('hex');
const isStart = process.argv.includes('--start');
/** Content of the stamp file after this installation. A complete installation is also enough for `npm start`. */
const wanted = isStart ? `${lock} start` : lock;
const startWorkspaces = ['@corro/server', '@corro/web', '@corro/frame'];

/**
 * Returns the environment without NODE_ENV, and without the repository's Node, which npm puts first
 * on the PATH.
 */
function outsideEnvironment() {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((entry) => !entry.includes('node_modules'))
    .join(delimiter);
  const { NODE_ENV: _production, ...rest } = process.env;
  return { ...rest, PATH: path };
}

/** True for a Node before 22.18, which cannot run TypeScript without a flag. */
function isTooOld(version) {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
  return major < 22 || (major === 22 && minor < 18);
}

function isInstalled() {
  const hasNode = existsSync(ownNode) || !isTooOld(process.version);
  return hasNode && existsSync(stamp) && [lock, wanted].includes(readFileSync(stamp, 'utf8'));
}

function run(command, args, options) {
  return execFileSync(command, args, {
    cwd: root,
    env: outsideEnvironment(),
    shell: process.platform === 'win32',
    ...options,
  });
}

function npmCi(args, options) {
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...args], {
    stdio: 'inherit',
    ...options,
  });
}

/**
 * Name of the Node package for this machine; null if the registry has none that runs here, for example on Alpine
 * (musl).
 */
function nodePackage() {
  const { glibcVersionRuntime } = process.report.getReport().header;
  const hasOne = ['x64', 'arm64'].includes(process.arch) && glibcVersionRuntime !== undefined;
  return process.platform === 'linux' && hasOne ? `node-linux-${process.arch}` : null;
}

/**
 * Installs a Node into node_modules if the machine's Node is too old. Needed after each `npm ci`,
 * because `npm ci` deletes node_modules.
 */
function installNode() {
  const version = run('node', ['--version'], { encoding: 'utf8' }).trim();
  if (!isTooOld(version)) return;
  const name = nodePackage();
  if (name === null) {
    console.error(
      `Corro needs Node 22.18 or newer, and this is ${version}. Install a newer one, then try again.`,
    );
    process.exit(1);
  }
  console.log(`Installing a newer Node for this repository, since this one is ${version} …`);
  npmCi(['--include=optional'], { cwd: nodeFolder });
  rmSync(ownNode, { force: true });
  copyFileSync(join(nodeFolder, 'node_modules', name, 'bin', 'node'), ownNode);
  rmSync(join(nodeFolder, 'node_modules'), { recursive: true });
}

if (!isInstalled()) {
  console.log('Installing what is missing …');
  try {
    npmCi([
      '--include=dev',
      '--include=optional',
      ...(isStart ? startWorkspaces.map((name) => `--workspace=${name}`) : []),
    ]);
    installNode();
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
