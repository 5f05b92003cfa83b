import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Who a server runs as; empty: who runs this process. */
export interface ServerUser {
  uid?: number;
  gid?: number;
}

/** Postgres refuses to run as root. Every system has the user `nobody`. */
export async function serverUser(): Promise<ServerUser> {
  if (userInfo().uid !== 0) return {};
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (which) => Number((await run('id', [which, 'nobody'])).stdout)),
  );
  return uid === undefined || gid === undefined ? {} : { uid, gid };
}

/** Makes the files of a new Postgres in an empty folder of that user. Its superuser is `corro`. */
export async function initialise(
  initdb: string,
  data: string,
  user: ServerUser,
  flags: readonly string[],
): Promise<void> {
  const common = ['--username=corro', '--encoding=UTF8', '--no-locale'];
  await run(initdb, ['-D', data, ...common, ...flags], user);
}

/** What a server is started with. */
export interface ServerSettings {
  postgres: string;
  data: string;
  user: ServerUser;
  port: number;
  /** As in postgresql.conf. */
  parameters?: Readonly<Record<string, string>>;
  /** Whether it goes on when the terminal interrupts this process: it is then to be stopped after it. */
  isDetached?: boolean;
}

/**
 * Starts a server that listens on 127.0.0.1 alone. Settles when it takes connections; rejects with
 * what it said when it ends instead.
 */
export async function launch(settings: ServerSettings): Promise<ChildProcess> {
  const { postgres, data, user, port, parameters = {}, isDetached = false } = settings;
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...parameters };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(postgres, ['-D', data, '-p', String(port), ...flags], {
    ...user,
    detached: isDetached,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await readiness(server);
  return server;
}

async function readiness(server: ChildProcess): Promise<void> {
  const said: string[] = [];
  const { stderr } = server;
  if (stderr === null) throw new Error('Postgres has no standard error.');
  const failed = new Promise<never>((_, reject) => server.once('error', reject));
  const ready = (async () => {
    for await (const line of createInterface({ input: stderr })) {
      said.push(line);
      if (line.includes('ready to accept')) {
        stderr.resume();
        return;
      }
    }
    throw new Error(`Postgres did not start:\n${said.join('\n')}`);
  })();
  await Promise.race([ready, failed]);
}

/** A port of 127.0.0.1 that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
