/** Installs packages of the distribution (Debian, Ubuntu) or unpacks them into node_modules. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

export function run(command, parameters, options = {}) {
  execFileSync(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'], ...options });
}

export function install(...packages) {
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

export function unpackedProgram(folder, program) {
  return join(root, 'node_modules', folder, program.slice(program.lastIndexOf('/') + 1));
}

/**
 * Downloads a package with its dependencies and unpacks them into node_modules, for users who may not install packages.
 * A launcher script sets the library path.
 *
 * @param folder a name in node_modules
 * @param packages names of packages; the first one contains the program
 * @param program path of the program in the package, such as usr/sbin/haproxy
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

/**
 * Tries a method of installation. Returns whether the program is available afterwards; false if the
 * method throws.
 */
export function attempt(method, isAvailable) {
  try {
    method();
    return isAvailable();
  } catch {
    return false;
  }
}

/** Programs for multi-process tests by package name. */
const programs = { haproxy: 'usr/sbin/haproxy', pgbouncer: 'usr/sbin/pgbouncer' };

/** @returns {string | null} path of an installed program */
function findProgram(name) {
  const path = programs[name];
  return [`/${path}`, unpackedProgram(`.${name}`, path)].find((file) => existsSync(file)) ?? null;
}

/**
 * Finds a program, and fetches the program if it is missing. Even for root the package is only
 * unpacked, because an installed program would start as a service.
 *
 * @returns {string} path of the program
 */
export function requireProgram(name) {
  const isAvailable = () => findProgram(name) !== null;
  const fetched = () => attempt(() => unpack(`.${name}`, [name], programs[name]), isAvailable);
  if (isAvailable() || fetched()) return findProgram(name);
  throw new Error(`No ${name} could be fetched. Install one (Debian: apt-get install ${name}).`);
}
