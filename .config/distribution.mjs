/** Programs from the packages of the distribution (Debian, Ubuntu): installed, or unpacked into node_modules. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

export function run(command, parameters, options = {}) {
  execFileSync(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'], ...options });
}

/** Installs packages of the distribution, where one may. */
export function install(...packages) {
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Where a program is that `unpack` has unpacked. */
export function unpackedProgram(folder, program) {
  return join(root, 'node_modules', folder, program.slice(program.lastIndexOf('/') + 1));
}

/**
 * Fetches a package and all that it needs and unpacks it into a folder of node_modules: for an ordinary user, who may
 * download packages but not install them. Its libraries come along and are named to the loader.
 *
 * @param folder a name in node_modules @param packages the first brings the program
 * @param program the path of the program in the package, such as usr/sbin/haproxy
 */
export function unpack(folder, packages, program) {
  const unpacked = join(root, 'node_modules', folder);
  rmSync(unpacked, { recursive: true, force: true });
  const state = join(unpacked, 'apt');
  for (const part of ['lists/partial', 'cache/archives/partial', 'packages']) {
    mkdirSync(join(state, part), { recursive: true });
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
    [...own, 'install', '--print-uris', '-y', '-qq', '--no-install-recommends', ...packages],
    { encoding: 'utf8' },
  );
  const names = [...plan.matchAll(/^'[^']+' (\S+?)_/gm)].map((match) => match[1]);
  run('apt-get', [...own, 'download', '-qq', ...names], { cwd: join(state, 'packages') });
  const tree = join(unpacked, 'root');
  for (const file of readdirSync(join(state, 'packages'))) {
    run('dpkg-deb', ['-x', join(state, 'packages', file), tree]);
  }
  writeLauncher(tree, program, unpackedProgram(folder, program));
  rmSync(state, { recursive: true, force: true });
}

function writeLauncher(tree, program, launcher) {
  const triplet =
    readdirSync(join(tree, 'usr/lib')).find((name) => name.endsWith('-linux-gnu')) ?? '';
  const libraries = [
    `${tree}/usr/lib/${triplet}`,
    `${tree}/lib/${triplet}`,
    `${tree}/usr/lib`,
  ].join(':');
  const script = `#!/bin/sh\nLD_LIBRARY_PATH="${libraries}:$LD_LIBRARY_PATH" exec "${tree}/${program}" "$@"\n`;
  run('sh', ['-c', 'printf %s "$1" > "$2" && chmod 755 "$2"', 'sh', script, launcher]);
}

/** Whether the way led to what is looked for. */
export function attempt(way, isThere) {
  try {
    way();
    return isThere();
  } catch {
    return false;
  }
}

/** The programs that tests of several processes want, by their package's name. */
const programs = { haproxy: 'usr/sbin/haproxy', pgbouncer: 'usr/sbin/pgbouncer' };

/** @returns {string | null} the path of a program that can be started */
function findProgram(name) {
  const path = programs[name];
  return [`/${path}`, unpackedProgram(`.${name}`, path)].find((one) => existsSync(one)) ?? null;
}

/**
 * Unpacked for root too: an installed one would be started as a service.
 *
 * @returns {string} the path of the program, which is fetched when it is not there
 */
export function requireProgram(name) {
  const isThere = () => findProgram(name) !== null;
  const fetched = () => attempt(() => unpack(`.${name}`, [name], programs[name]), isThere);
  if (isThere() || fetched()) return findProgram(name);
  throw new Error(`No ${name} could be fetched. Install one (Debian: apt-get install ${name}).`);
}
