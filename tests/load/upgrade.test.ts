import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import {
  auditLedger,
  createSandbox,
  type Migrations,
  migratePostgres,
  migrations,
  prepareDatabase,
} from '@corro/sandbox';
import { Client } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { Buyer } from './buyer.ts';
import { allOrders, newCustomer } from './customer.ts';
import { startSandbox, timeAt, type ProcessSettings, type SandboxProcess } from './process.ts';
import { unpackRelease } from './release.ts';
import { call } from './sandboxAt.ts';
import { newDatabase } from './shared.ts';
import { soundLedger } from './soundLedger.ts';
import { suitable } from './spending.ts';

// Upgrades from version 0.1.0 and goes back, with processes of both versions on one database.

const copies = Number(process.env['CORRO_COPIES'] ?? 200);
/**
 * Maximum 99th percentile of the times of orders, in milliseconds. There is a limit only at night,
 * because times on a machine with other work mean nothing.
 */
const p99LimitMs = process.env['CORRO_NIGHTLY'] === 'true' ? 1000 : Infinity;

const timeAhead = timeAt(suitable);

let program: string;
beforeAll(async () => {
  program = await unpackRelease();
});

const fixtures = join(import.meta.dirname, '../../apps/sandbox/src/store/migrations/fixtures');
const unpacked = (name: string) => gunzipSync(readFileSync(join(fixtures, name))).toString();

/** Migrations that a next version may have: an index, and a column with values for existing rows. */
const ofTomorrow: Migrations = {
  '9001-orders-by-time': [
    'create index concurrently if not exists orders_by_time on orders (created_at)',
  ],
  '9002-channels': [
    'alter table orders add column if not exists channel bigint',
    {
      table: 'orders',
      key: ['customer_id', 'order_number'],
      statement: 'update orders set channel = 1 where :rows and channel is null',
    },
  ],
};

async function migrateAsOperator(databaseUrl: string): Promise<void> {
  const main = join(import.meta.dirname, '../../apps/server/src/migrate.ts');
  const child = fork(main, [], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    silent: true,
  });
  expect((await once(child, 'exit'))[0]).toBe(0);
}

/**
 * Adds copies of a customer with all records. The copies have no phone numbers, so nobody can log
 * in to them.
 */
async function copyCustomer(client: Client, phone: string): Promise<void> {
  const { rows } = await client.query<{ table: string; columns: string }>(`
    select table_name as table, string_agg(quote_ident(column_name), ', ') as columns
    from information_schema.columns
    where table_schema = 'public' and column_name <> 'customer_id' and table_name <> 'phones'
      and table_name in (select table_name from information_schema.columns where column_name = 'customer_id')
    group by table_name`);
  for (const { table, columns } of rows) {
    await client.query(
      `insert into ${table} (customer_id, ${columns})
        select md5(n::text)::uuid, ${columns.replaceAll(/\w+/g, 'own.$&')}
        from ${table} as own join phones using (customer_id), generate_series(1, ${copies}) as n
        where phones.phone = $1`,
      [phone],
    );
  }
  await client.query('analyze');
}

async function expectOrders(sandbox: SandboxProcess, { token, orders }: Buyer): Promise<void> {
  expect(await allOrders(sandbox, token)).toHaveLength(orders);
}

test(
  `${copies} customers with 20 orders each are upgraded while others buy, and the previous version can run again`,
  { timeout: 300_000 + 70 * copies },
  async () => {
    const databaseUrl = await newDatabase('upgrade');
    const start = (settings: ProcessSettings = {}) =>
      startSandbox({ databaseUrl, timeAhead, ...settings });
    const running: SandboxProcess[] = [await start({ program })];
    const [old] = running as [SandboxProcess];
    const template = new Buyer(await newCustomer(old, '5550000001'));
    await template.buy(() => old, 20);
    const client = new Client(databaseUrl);
    await client.connect();
    await copyCustomer(client, '5550000001');

    const phones = Array.from({ length: 6 }, (_, index) => String(5_560_000_001 + index));
    const buyers: Buyer[] = [];
    for (const phone of phones) buyers.push(new Buyer(await newCustomer(old, phone)));
    let turn = 0;
    const anyProcess = () => running[(turn += 1) % running.length]!;
    const during = async (work: () => Promise<unknown>) => {
      let isOver = false;
      const buying = buyers.map((buyer) => buyer.buy(anyProcess, Infinity, () => isOver));
      await work();
      await pause(500);
      isOver = true;
      await Promise.all(buying);
    };

    const began = performance.now();
    await during(() => migrateAsOperator(databaseUrl));
    running.push(await start());
    await during(async () => {
      const all = { ...migrations, ...ofTomorrow };
      const migrating = migratePostgres(databaseUrl, { migrations: all });
      // A process of the previous version that starts during the migration neither waits for the
      // migration nor delays it.
      await (await start({ program })).kill9();
      await migrating;
    });
    const seconds = Math.round((performance.now() - began) / 1000);
    const { rows: missed } = await client.query(
      `select 1 from orders join customers using (customer_id)
        where channel is null and phone = '5550000001' limit 1`,
    );
    expect(missed).toEqual([]);

    for (const [before, after] of [
      [1, { program }],
      [0, {}],
    ] as const) {
      await running.splice(before, 1)[0]?.kill9();
      running.push(await start(after));
      const acknowledged = buyers.map((buyer) => buyer.orders);
      await during(() => pause(1000));
      for (const [index, buyer] of buyers.entries()) {
        expect(buyer.orders).toBeGreaterThan(acknowledged[index]!);
        for (const sandbox of running) await expectOrders(sandbox, buyer);
      }
    }
    await Promise.all(running.map((one) => one.kill9()));
    await client.end();

    const times = buyers.flatMap((buyer) => buyer.times).toSorted((one, other) => one - other);
    const p99 = Math.round(times[Math.floor(times.length * 0.99)] ?? 0);
    process.stdout.write(
      `${copies * 20} orders upgraded in ${seconds} s: ${times.length} orders beside it, ` +
        `p99 ${p99} ms, longest ${Math.round(times.at(-1) ?? 0)} ms\n`,
    );
    expect(buyers.flatMap((buyer) => buyer.failures)).toEqual([]);
    const orders = 20 * (copies + 1) + buyers.reduce((sum, buyer) => sum + buyer.orders, 0);
    expect(await auditLedger({ dataDir: '', databaseUrl })).toMatchObject({
      orders,
      ...soundLedger,
    });
    expect(p99).toBeLessThan(p99LimitMs);
  },
);

test('an embedded database is upgraded, used by the version before, and upgraded again', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'corro-upgrade-'));
  const settings = { dataDir, databaseUrl: null };
  let buyer: Buyer | null = null;
  for (const release of [program, undefined, program, undefined]) {
    // `prepareDatabase` closes the database cleanly, which writes a state file. The version that
    // opens the folder next must read it. The kill below writes no such file.
    if (release === undefined) await prepareDatabase(settings, Date);
    const sandbox = await startSandbox({
      dataDir,
      timeAhead,
      ...(release === undefined ? {} : { program }),
    });
    buyer ??= new Buyer(await newCustomer(sandbox, '5550000001'));
    await buyer.buy(() => sandbox, 4);
    await expectOrders(sandbox, buyer);
    await sandbox.kill9();
    if (release === undefined) await prepareDatabase(settings, Date);
  }
  expect(buyer?.failures).toEqual([]);
  expect(await auditLedger(settings)).toMatchObject({ orders: 16, ...soundLedger });
  await rm(dataDir, { recursive: true });
});

test('a dump of version 0.1.0 has the same answers after its upgrade on a Postgres, by both versions', async () => {
  const databaseUrl = await newDatabase('dump');
  const client = new Client(databaseUrl);
  await client.connect();
  await client.query(unpacked('v0.1.0.sql.gz'));
  await client.end();
  const old = JSON.parse(unpacked('v0.1.0.json.gz')) as {
    at: number;
    token: string;
    reads: Record<string, object>;
  };
  const settings = {
    dataDir: '',
    databaseUrl,
    marketFeed: 'simulated',
    marketDataDir: null,
  } as const;
  const sandbox = await createSandbox({ settings, clock: Date, time: { now: () => old.at } });
  for (const [path, answer] of Object.entries(old.reads)) {
    const { data } = await call<object>(sandbox, `/stock/success${path}`, old.token);
    expect(data).toMatchObject(answer);
  }
  await sandbox.close();
  const timeAtDump = old.at - Date.now();
  const before = await startSandbox({ databaseUrl, program, timeAhead: timeAtDump });
  for (const [path, answer] of Object.entries(old.reads)) {
    const { data } = await before.get(`/stock/success${path}`, old.token);
    expect(data).toMatchObject(answer);
  }
  await before.kill9();
  expect(await auditLedger({ dataDir: '', databaseUrl })).toMatchObject(soundLedger);
});
