import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { requireProgram } from '../../.config/distribution.mjs';
import { freePort } from './postgresServer.ts';

/** A PgBouncer in transaction mode. */
export interface Pooler {
  /** Returns the URL of a database through the pooler. */
  through(databaseUrl: string): string;
  stop(): Promise<void>;
}

/** Starts a pooler for the Postgres of a URL, with at most `size` connections to each database. */
export async function startPooler(databaseUrl: string, size: number): Promise<Pooler> {
  const { hostname, port } = new URL(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'corro-pooler-'));
  await chmod(folder, 0o755);
  const own = await freePort();
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${port} user=corro`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${own}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${size}`,
    'max_client_conn = 200',
    // Runs as `nobody`, because PgBouncer refuses to run as root.
    ...(userInfo().uid === 0 ? ['user = nobody'] : []),
  ];
  const configuration = join(folder, 'pgbouncer.ini');
  await writeFile(configuration, `${settings.join('\n')}\n`);
  const child = spawn(requireProgram('pgbouncer'), [configuration], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stderr })) {
    said.push(line);
    if (line.includes('process up')) break;
  }
  child.stderr.resume();
  if (child.exitCode !== null) throw new Error(`PgBouncer did not start:\n${said.join('\n')}`);
  return {
    through(url) {
      const there = new URL(url);
      there.port = String(own);
      return there.href;
    },
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
