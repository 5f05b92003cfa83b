/** Finds or installs the tests' Chromium and a font. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { attempt, install, run, unpack, unpackedProgram } from './distribution.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Folder of the unpacked Chromium. */
const folder = '.browser';
const program = 'usr/lib/chromium/chromium';

/** Paths of installed browsers. */
const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of Playwright's own download; null if the dependencies are not installed yet. */
function playwrightPath() {
  try {
    return createRequire(join(root, 'package.json'))('playwright-core').chromium.executablePath();
  } catch {
    return null;
  }
}

/** @returns {string | null} path of an installed Chromium; `CHROMIUM_PATH` takes precedence */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  const downloaded = playwrightPath();
  const unpacked = unpackedProgram(folder, program);
  return (
    [downloaded, ...systemPaths, unpacked].find((path) => path !== null && existsSync(path)) ?? null
  );
}

/** Arguments for headless runs as root, without GPU or network. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function installByPlaywright() {
  run('npx', ['playwright', 'install', '--only-shell', 'chromium'], {
    cwd: root,
    stdio: 'ignore',
    timeout: 300_000,
  });
}

function installPackage() {
  install('chromium');
}

/** Unpacks the package, because ordinary users may download packages but not install them. */
function unpackPackage() {
  unpack(folder, ['chromium'], program);
}

/** @returns {string | null} null, or a sentence that says what to do */
export function installBrowser() {
  if (process.env.CHROMIUM_PATH) {
    return `CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, where there is no file.`;
  }
  const methods =
    process.getuid?.() === 0
      ? [installByPlaywright, installPackage]
      : [installByPlaywright, unpackPackage];
  if (methods.some((method) => attempt(method, () => findBrowser() !== null))) return null;
  return 'No Chromium could be installed. Install one (Debian: apt-get install chromium) or name it in CHROMIUM_PATH, then try again.';
}

/**
 * True if a font with the widths of Arial is installed: the app shows such a font until the app's
 * own font has loaded. Also true without fontconfig, because only fontconfig can tell.
 */
function hasFace() {
  try {
    const found = execFileSync('fc-match', ['Arial'], { encoding: 'utf8', stdio: 'pipe' });
    return /arial|liberation|nimbus/i.test(found);
  } catch {
    return true;
  }
}

/** @returns {string | null} null, or a sentence that says what to do */
export function installFace() {
  if (hasFace()) return null;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && attempt(() => install('fonts-liberation'), hasFace)) return null;
  return 'No face with the widths of Arial is installed, so a test of the type will fail (Debian: apt-get install fonts-liberation).';
}
