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

/** A real Postgres, with a server of its own. */
export interface RealPostgres {
  /** The URL of a database that it begins with. */
  readonly url: string;
  /** Makes an empty database and answers its URL. */
  newDatabase(name: string): Promise<string>;
  /** Ends it, in order or as by `kill -9`, and starts it again after a pause. Settles when it takes connections. */
  restart(how: 'in order' | 'killed', downMs?: number): Promise<void>;
  /** Ends every connection to a database from the server's side. */
  terminateConnections(databaseUrl: string): Promise<void>;
  /** Lets every process of it stand still, or go on. */
  stall(): Promise<void>;
  proceed(): Promise<void>;
  /** A streaming replica, which begins with a copy of what is there; the server is restarted for it. */
  startReplica(): Promise<StreamingReplica>;
  stop(): Promise<void>;
}

/** A server that is sent all that another one writes, and can only be read. */
export interface StreamingReplica {
  /** The URL of a database at it. */
  at(databaseUrl: string): string;
  stop(): Promise<void>;
}

/** Initialises and starts a Postgres in a folder of its own under the system's temporary one. */
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
      await appendFile(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
      await writeFile(join(copy, 'standby.signal'), '');
      await run('chown', ['-R', String(user.uid ?? userInfo().uid), copy]);
      await chmod(copy, 0o700);
      const there = await freePort();
      const replica = await launch({ postgres, data: copy, user, port: there });
      return {
        at: (databaseUrl) => databaseUrl.replace(`:${port}/`, `:${there}/`),
        async stop() {
          const exit = once(replica, 'exit');
          replica.kill('SIGINT');
          await exit;
        },
      };
    },
    async stop() {
      await end('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Makes an empty database on the server of another one's URL, and answers its URL. */
export async function createDatabase(url: string, name: string): Promise<string> {
  const client = new Client(url);
  await client.connect();
  await client.query(`create database ${client.escapeIdentifier(name)}`);
  await client.end();
  return new URL(encodeURIComponent(name), url).href;
}

/** The server has a process for each connection. */
async function signalAll({ pid = 0 }: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  for (const one of [pid, ...children.split(' ').map(Number)]) {
    if (one > 0) process.kill(one, signal);
  }
}
