/** Finds the Chromium that the tests drive, and installs one where there is none. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const unpacked = join(root, 'node_modules', '.browser');

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
  const script = join(unpacked, 'chromium');
  return [own, ...places, script].find((path) => path !== null && existsSync(path)) ?? null;
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

function run(command, parameters, options = {}) {
  execFileSync(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'], ...options });
}

function attempt(way) {
  try {
    way();
    return findBrowser() !== null;
  } catch {
    return false;
  }
}

/** The vendor's download, as Playwright makes it. */
function fromVendor() {
  run('npx', ['playwright', 'install', '--only-shell', 'chromium'], {
    cwd: root,
    stdio: 'ignore',
    timeout: 300_000,
  });
}

/** Installs packages of the distribution, where one may. */
function install(...packages) {
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** The font that Chinese is pictured in. */
const chineseFont = 'fonts-noto-cjk';

function fromDistribution() {
  install('chromium', chineseFont);
}

/**
 * The distribution's packages, fetched and unpacked into node_modules: for an ordinary user, who may download
 * packages but not install them. The libraries that Chromium needs come along and are named to the loader.
 */
function unpackedFromDistribution() {
  rmSync(unpacked, { recursive: true, force: true });
  const state = join(unpacked, 'apt');
  for (const folder of ['lists/partial', 'cache/archives/partial', 'packages']) {
    mkdirSync(join(state, folder), { recursive: true });
  }
  const own = [
    '-o',
    `Dir::State::Lists=${join(state, 'lists')}`,
    '-o',
    `Dir::Cache=${join(state, 'cache')}`,
    '-o',
    'Debug::NoLocking=1',
    '-o',
    'APT::Sandbox::User=',
  ];
  run('apt-get', [...own, 'update', '-qq']);
  const plan = execFileSync(
    'apt-get',
    [...own, 'install', '--print-uris', '-y', '-qq', '--no-install-recommends', 'chromium'],
    { encoding: 'utf8' },
  );
  const names = [...plan.matchAll(/^'[^']+' (\S+?)_/gm)].map((match) => match[1]);
  run('apt-get', [...own, 'download', '-qq', ...names], { cwd: join(state, 'packages') });
  for (const file of readdirSync(join(state, 'packages'))) {
    run('dpkg-deb', ['-x', join(state, 'packages', file), join(unpacked, 'root')]);
  }
  writeLauncher();
  rmSync(state, { recursive: true, force: true });
}

function writeLauncher() {
  const tree = join(unpacked, 'root');
  const triplet =
    readdirSync(join(tree, 'usr/lib')).find((name) => name.endsWith('-linux-gnu')) ?? '';
  const libraries = [
    `${tree}/usr/lib/${triplet}`,
    `${tree}/lib/${triplet}`,
    `${tree}/usr/lib`,
  ].join(':');
  const script = `#!/bin/sh\nLD_LIBRARY_PATH="${libraries}:$LD_LIBRARY_PATH" exec "${tree}/usr/lib/chromium/chromium" "$@"\n`;
  run('sh', [
    '-c',
    'printf %s "$1" > "$2" && chmod 755 "$2"',
    'sh',
    script,
    join(unpacked, 'chromium'),
  ]);
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
  if (ways.some(attempt)) return null;
  return 'No Chromium could be installed. Install one (Debian: apt-get install chromium) or name it in CHROMIUM_PATH, then try again.';
}

function hasChineseFont() {
  try {
    return execFileSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return false;
  }
}

/** Installs a font with Chinese characters where there is none and one may: without it they are drawn as boxes. */
export function installChineseFont() {
  if (hasChineseFont() || process.getuid?.() !== 0) return;
  try {
    install(chineseFont);
  } catch {
    console.log(`No font with Chinese characters could be installed (Debian: ${chineseFont}).`);
  }
}
