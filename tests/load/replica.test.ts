import { setTimeout as pause } from 'node:timers/promises';
import { createSandbox, type LedgerFinding, type Sandbox } from '@corro/sandbox';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type RealPostgres, type ServerCopy } from './postgres.ts';
import { call, newcomerAt } from './sandboxAt.ts';

// A sandbox reads public data from a streaming replica.

let postgres: RealPostgres;
let replica: ServerCopy;
let sandbox: Sandbox;
let primary: Client;
let copy: Client;
let token: string;
const background: (() => void)[] = [];
const findings: LedgerFinding[] = [];

async function connected(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  // Ignores errors of the connection, because the test stops the replica.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.newDatabase('replicated');
  replica = await postgres.startReplica();
  const replicaUrl = replica.at(databaseUrl);
  const market = { marketFeed: 'simulated', marketDataDir: null } as const;
  const settings = { dataDir: 'memory://', databaseUrl, replicaUrl, ...market };
  sandbox = await createSandbox({
    settings,
    clock: Date,
    repeat(work) {
      background.push(work);
      return () => undefined;
    },
    observer: { onLedger: (finding) => findings.push(finding) },
  });
  primary = await connected(databaseUrl);
  copy = await connected(replicaUrl);
  token = await newcomerAt(sandbox, 5_580_000_001);
});
afterAll(async () => {
  await Promise.all([primary.end(), copy.end()]);
  await sandbox.close();
  await postgres.stop();
});

async function title(): Promise<string> {
  const path = '/stock/new/index?id=demo-01';
  return (await call<{ title: string }>(sandbox, path, token)).data.title;
}

/** Counts the rows of a table that the replica has read; NaN until the table exists. */
async function readAtReplica(table: string): Promise<number> {
  const sql = `select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as rows
    from pg_stat_user_tables where relname = $1`;
  return Number(Object((await copy.query(sql, [table])).rows[0]).rows);
}

test('news comes from the replica, customer data from the primary', async () => {
  while (!((await readAtReplica('news')) > 0)) {
    await title();
    await pause(50);
  }
  await call(sandbox, '/stock/success/v2/user/info', token);
  expect(await readAtReplica('accounts')).toBe(0);
  expect(await readAtReplica('sessions')).toBe(0);
});

test('the ledger is audited on the replica', async () => {
  const read =
    'select seq_tup_read + idx_tup_fetch as rows from pg_stat_user_tables where relname = $1';
  const before = (await primary.query(read, ['postings'])).rows;
  for (const work of background) work();
  while (findings.length === 0) await pause(50);
  expect(findings).toMatchObject([{ isSound: true, isFull: true, entries: 2 }]);
  // Waits, because Postgres writes the statistics of a connection some time after its statement.
  while (!((await readAtReplica('postings')) > 0)) await pause(50);
  expect((await primary.query(read, ['postings'])).rows).toEqual(before);
});

test('each connection names its purpose', async () => {
  const names = 'select distinct application_name as name from pg_stat_activity';
  expect((await primary.query(names)).rows).toEqual(
    expect.arrayContaining([{ name: 'corro serve reading' }, { name: 'corro serve writing' }]),
  );
  expect((await copy.query(names)).rows).toContainEqual({ name: 'corro serve replica' });
});

test('a lagging replica is not used', async () => {
  await copy.query('select pg_wal_replay_pause()');
  await primary.query("update news set title = 'new' where news_id = 'demo-01'");
  while ((await title()) !== 'new') await pause(50);
  expect(await title()).toBe('new');
  await copy.query('select pg_wal_replay_resume()');
});

test('without the replica calls are answered', async () => {
  await replica.stop();
  expect(await title()).toBe('new');
});
