import { setTimeout as pause } from 'node:timers/promises';
import { auditLedger, createSandbox, openStore, type Sandbox, type Store } from '@corro/sandbox';
import { CompiledQuery, sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, newcomerAt } from './sandboxAt.ts';
import { newDatabase } from './shared.ts';
import { soundLedger } from './soundLedger.ts';

// An order is mostly one statement that commits itself, and what a call begins with is prepared.

let databaseUrl: string;
let client: Client;
let store: Store;
let sandbox: Sandbox;
let token: string;

beforeAll(async () => {
  databaseUrl = await newDatabase('at_once');
  store = await openStore({ dataDir: 'memory://', databaseUrl }, { wall: Date });
  const market = { marketFeed: 'simulated', marketDataDir: null } as const;
  const settings = { dataDir: 'memory://', databaseUrl, ...market };
  sandbox = await createSandbox({ settings, clock: Date, store });
  token = await newcomerAt(sandbox, 5_549_000_000);
  client = new Client({ connectionString: databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await sandbox.close();
});

async function buy(): Promise<{ msg: string; data: unknown }> {
  const path = '/v2/stock/list?page=1&limit=1';
  const { data } = await call<{ rows: { stock: string; prasent: string }[] }>(sandbox, path, token);
  const { stock: tag, prasent: price } = data.rows[0]!;
  return call(sandbox, '/stock/success/deal/buy', token, { tag, price, count: 1, mold: 'stock' });
}

const orders = async () => (await client.query('select 1 from orders')).rowCount;

/** The backend that sleeps within an order. */
async function sleeper(): Promise<number> {
  const sleeping = "select pid from pg_stat_activity where wait_event = 'PgSleep'";
  for (;;) {
    const { rows } = await client.query<{ pid: number }>(sleeping);
    if (rows[0] !== undefined) return rows[0].pid;
    await pause(5);
  }
}

test('an order whose connection breaks under way is carried out once, and answered', async () => {
  await client.query(`
    create sequence slept;
    create function sleep_once() returns trigger language plpgsql as $$
      begin if nextval('slept') = 1 then perform pg_sleep(1.5); end if; return new; end $$;
    create trigger sleep_once before insert on orders for each row execute function sleep_once();
  `);
  const answer = buy();
  await client.query('select pg_terminate_backend($1)', [await sleeper()]);
  expect((await answer).msg).toBe('ok');
  expect(await orders()).toBe(1);
  expect((await client.query('select last_value::int as runs from slept')).rows).toEqual([
    { runs: 2 },
  ]);
  await client.query('drop trigger sleep_once on orders');
});

test('a statement that would wait for a row is given up at once, and nothing is done', async () => {
  const holding = new Client({ connectionString: databaseUrl });
  await holding.connect();
  await holding.query('begin');
  await holding.query('select 1 from accounts for update');
  const spending = CompiledQuery.raw('update accounts set available = available + 1');
  const began = performance.now();
  await expect(store.atOnce(spending)).resolves.toBeNull();
  expect(performance.now() - began).toBeLessThan(1000);
  await holding.query('rollback');
  await holding.end();
});

test('a connection that has lost what was prepared on it is used as before', async () => {
  expect((await call(sandbox, '/stock/success/v2/balance', token)).msg).toBe('ok');
  await sql`deallocate all`.execute(store.db);
  const prepared = await sql`select 1 from pg_prepared_statements`.execute(store.db);
  expect(prepared.rows).toEqual([]);
  expect((await call(sandbox, '/stock/success/v2/balance', token)).msg).toBe('ok');
});

test('the ledger of it is sound', async () => {
  await expect(auditLedger({ dataDir: '', databaseUrl })).resolves.toMatchObject(soundLedger);
});
