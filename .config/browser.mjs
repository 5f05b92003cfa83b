/** Finds the Chromium that the tests drive, and a face of type for it; installs them where there are none. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { attempt, install, run, unpack, unpackedProgram } from './distribution.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** The distribution's Chromium, where it is unpacked. */
const folder = '.browser';
const program = 'usr/lib/chromium/chromium';

/** Where a distribution puts its own. */
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path that Playwright's own download would have; null before the dependencies are installed. */
function playwrights() {
  try {
    return createRequire(join(root, 'package.json'))('playwright-core').chromium.executablePath();
  } catch {
    return null;
  }
}

/** @returns {string | null} the path of a Chromium that can be started, `CHROMIUM_PATH` first. */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  const own = playwrights();
  const unpacked = unpackedProgram(folder, program);
  return [own, ...places, unpacked].find((path) => path !== null && existsSync(path)) ?? null;
}

/** What a headless run needs where it is root, has no GPU, or no way out of the machine. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The vendor's download, as Playwright makes it. */
function fromVendor() {
  run('npx', ['playwright', 'install', '--only-shell', 'chromium'], {
    cwd: root,
    stdio: 'ignore',
    timeout: 300_000,
  });
}

function fromDistribution() {
  install('chromium');
}

/** For an ordinary user, who may download packages but not install them. */
function unpackedFromDistribution() {
  unpack(folder, ['chromium'], program);
}

/** @returns {string | null} null once a browser is there, else the sentence that says what to do. */
export function installBrowser() {
  if (process.env.CHROMIUM_PATH) {
    return `CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, where there is no file.`;
  }
  const ways =
    process.getuid?.() === 0
      ? [fromVendor, fromDistribution]
      : [fromVendor, unpackedFromDistribution];
  if (ways.some((way) => attempt(way, () => findBrowser() !== null))) return null;
  return 'No Chromium could be installed. Install one (Debian: apt-get install chromium) or name it in CHROMIUM_PATH, then try again.';
}

/** Whether there is a face with Arial's widths, which the app shows until its own has come. True where nothing tells. */
function hasFace() {
  try {
    const found = execFileSync('fc-match', ['Arial'], { encoding: 'utf8', stdio: 'pipe' });
    return /arial|liberation|nimbus/i.test(found);
  } catch {
    return true;
  }
}

/** @returns {string | null} null once a face is there, else the sentence that says what to do. */
export function installFace() {
  if (hasFace()) return null;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && attempt(() => install('fonts-liberation'), hasFace)) return null;
  return 'No face with the widths of Arial is installed, so a test of the type will fail (Debian: apt-get install fonts-liberation).';
}
