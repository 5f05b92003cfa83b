import { chmod, mkdtemp, readdir, readFile, rename, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox, type Sandbox } from '@corro/sandbox';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The Postgres server of Corro's own. That it loses nothing to a kill is tested in killed.test.ts.

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'corro-durable-'));
  // The server runs as another user where this is root.
  await chmod(dataDir, 0o711);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const open = (database: 'pglite' | 'postgres' = 'postgres'): Promise<Sandbox> =>
  createSandbox({
    settings: {
      dataDir,
      databaseUrl: null,
      database,
      marketFeed: 'simulated',
      marketDataDir: null,
    },
    clock: Date,
  });

const inFolder = (...path: readonly string[]) => join(dataDir, 'postgres-server', ...path);

/** A connection past Corro, while it is open. */
async function connection(): Promise<Client> {
  const lines = (await readFile(inFolder('postmaster.pid'), 'utf8')).split('\n');
  const password = await readFile(join(dataDir, 'postgres-server.password'), 'utf8');
  const url = `postgresql://corro:${password}@127.0.0.1:${lines[3]}/postgres`;
  const client = new Client(url);
  await client.connect();
  return client;
}

test('it says what it promises, requires the password, and ends with Corro', async () => {
  const sandbox = await open();
  expect(sandbox.report.join('\n')).toContain('It survives a crash and a power cut');
  const client = await connection();
  const { rows } = await client.query('show fsync');
  expect(rows).toEqual([{ fsync: 'on' }]);
  const { port, host } = client;
  await client.end();
  const stranger = new Client({ port, host, user: 'corro', database: 'postgres', password: 'x' });
  await expect(stranger.connect()).rejects.toThrow('password authentication failed');
  expect((await stat(join(dataDir, 'postgres-server.password'))).mode & 0o077).toBe(0);
  await sandbox.close();
  await expect(readFile(inFolder('postmaster.pid'))).rejects.toThrow('ENOENT');
});

test('a folder that has lost a part of it is refused, and opened when it is back', async () => {
  const refused = /^The data folder .* was not opened: .* Nothing in it was changed\. /;
  const aside = `${dataDir}.aside`;
  for (const lost of ['postgres-server', 'postgres-server/PG_VERSION', 'postgres-server/pg_wal']) {
    await rename(join(dataDir, lost), aside);
    await expect(open()).rejects.toThrow(refused);
    await rename(aside, join(dataDir, lost));
  }
  await rename(join(dataDir, 'postgres-server.password'), aside);
  await expect(open()).rejects.toThrow('postgres-server.password in it cannot be read');
  await rename(aside, join(dataDir, 'postgres-server.password'));
  await expect(open('pglite')).rejects.toThrow('Set DATABASE=postgres, or DATA_DIR to another');
  await (await open()).close();
});

test('a database of a newer version is refused, and nothing in it is changed', async () => {
  const sandbox = await open();
  const before = await connection();
  const tomorrow = "insert into kysely_migration values ('9999-of-tomorrow', 'then')";
  await before.query(tomorrow);
  await before.end();
  await sandbox.close();
  await expect(open()).rejects.toThrow(
    'The database was not used: it was written by a newer version of Corro (9999-of-tomorrow). Nothing in it was changed.',
  );
});

test('tables that were cut short after it was left open are damage, said in a sentence', async () => {
  const tables = await readdir(inFolder('base', '5'));
  const own = tables.filter((name) => /^\d+$/.test(name) && Number(name) >= 16_384);
  await Promise.all(own.map((name) => truncate(inFolder('base', '5', name), 0)));
  await expect(open()).rejects.toThrow(
    `The data folder ${dataDir} is not used: its database is damaged: Postgres cannot read it. Put a whole copy`,
  );
});
