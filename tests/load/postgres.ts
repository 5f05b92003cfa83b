import { execFile, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFile,
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort, initialise, launch, postgresPrograms, serverUser } from './postgresServer.ts';

const run = promisify(execFile);

/** A Postgres server. */
export interface RealPostgres {
  /** URL of its first database. */
  readonly url: string;
  /** Creates an empty database and returns its URL. */
  newDatabase(name: string): Promise<string>;
  /** Stops or kills the server and starts it again after a pause. */
  restart(how: 'stopped' | 'killed', downMs?: number): Promise<void>;
  terminateConnections(databaseUrl: string): Promise<void>;
  /** Pauses every process of the server (`stall`), and resumes them (`proceed`). */
  stall(): Promise<void>;
  proceed(): Promise<void>;
  /** Starts a streaming replica with a copy of the data; restarts the server. */
  startReplica(): Promise<ServerCopy>;
  /** Copies the data while the server runs, as `pg_basebackup` does. */
  backUp(): Promise<string>;
  /** Starts a server on a copy of a back-up; `settings` define how far it recovers. */
  restore(backUp: string, settings: readonly string[]): Promise<ServerCopy>;
  stop(): Promise<void>;
}

export interface ServerCopy {
  /** URL of a database on the copy. */
  at(databaseUrl: string): string;
  stop(): Promise<void>;
}

/** Initialises and starts a Postgres in a temporary folder. */
export async function startPostgres(): Promise<RealPostgres> {
  const user = await serverUser();
  const folder = await mkdtemp(join(tmpdir(), 'corro-postgres-'));
  await chmod(folder, 0o755);
  const data = join(folder, 'data');
  await mkdir(data);
  if (user.uid !== undefined && user.gid !== undefined) await chown(data, user.uid, user.gid);
  const { initdb, postgres } = await postgresPrograms(folder, user);
  await initialise(initdb, data, user);
  const port = await freePort();
  const begin = () => launch({ postgres, data, user, port });
  async function end(signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
  }
  let server = await begin();
  const url = (database: string) => `postgresql://corro@127.0.0.1:${port}/${database}`;
  /** Starts a server on a copy of the data. */
  async function startCopy(
    copy: string,
    signal: string,
    settings: readonly string[],
  ): Promise<ServerCopy> {
    await appendFile(join(copy, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
    await writeFile(join(copy, signal), '');
    await run('chown', ['-R', String(user.uid ?? userInfo().uid), copy]);
    await chmod(copy, 0o700);
    const there = await freePort();
    const started = await launch({ postgres, data: copy, user, port: there });
    return {
      at: (databaseUrl) => databaseUrl.replace(`:${port}/`, `:${there}/`),
      async stop() {
        const exit = once(started, 'exit');
        started.kill('SIGINT');
        await exit;
      },
    };
  }
  return {
    url: url('postgres'),
    newDatabase: (name) => createDatabase(url('postgres'), name),
    async restart(how, downMs = 0) {
      await end(how === 'killed' ? 'SIGKILL' : 'SIGINT');
      await pause(downMs);
      server = await begin();
    },
    async terminateConnections(databaseUrl) {
      const client = new Client(url('postgres'));
      await client.connect();
      const name = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
      const terminate = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1';
      await client.query(terminate, [name]);
      await client.end();
    },
    stall: () => signalAll(server, 'SIGSTOP'),
    proceed: () => signalAll(server, 'SIGCONT'),
    async startReplica() {
      const copy = join(folder, 'replica');
      await end('SIGINT');
      await cp(data, copy, { recursive: true });
      server = await begin();
      const source = `host=127.0.0.1 port=${port} user=corro`;
      return startCopy(copy, 'standby.signal', [`primary_conninfo = '${source}'`]);
    },
    async backUp() {
      const client = new Client(url('postgres'));
      await client.connect();
      await client.query("select pg_backup_start('corro', true)");
      const copy = await mkdtemp(join(folder, 'back-up-'));
      await run('cp', ['-a', `${data}/.`, copy]);
      await rm(join(copy, 'postmaster.pid'));
      await run('find', [join(copy, 'pg_wal'), '-type', 'f', '-delete']);
      const { rows } = await client.query<{ labelfile: string }>(
        'select labelfile from pg_backup_stop()',
      );
      await writeFile(join(copy, 'backup_label'), rows[0]?.labelfile ?? '');
      await client.end();
      return copy;
    },
    async restore(backUp, settings) {
      const copy = await mkdtemp(join(folder, 'restored-'));
      await run('cp', ['-a', `${backUp}/.`, copy]);
      const restored = await startCopy(copy, 'recovery.signal', settings);
      const client = new Client(restored.at(url('postgres')));
      await client.connect();
      const recovering = async () => {
        const { rows } = await client.query<{ is: boolean }>('select pg_is_in_recovery() as is');
        return rows[0]?.is !== false;
      };
      while (await recovering()) await pause(50);
      await client.end();
      return restored;
    },
    async stop() {
      await end('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Creates an empty database on the server of a URL and returns the URL of the database. */
export async function createDatabase(url: string, name: string): Promise<string> {
  const client = new Client(url);
  await client.connect();
  await client.query(`create database ${client.escapeIdentifier(name)}`);
  await client.end();
  return new URL(encodeURIComponent(name), url).href;
}

/** Sends a signal to the server and to all of its child processes, such as the process of each connection. */
async function signalAll({ pid = 0 }: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  for (const one of [pid, ...children.split(' ').map(Number)]) {
    if (one > 0) process.kill(one, signal);
  }
}
