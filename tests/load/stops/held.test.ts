import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { prepareCustomers, type Prepared } from './customers.ts';
import { serve, type Served } from './served.ts';
import { expectSound } from './sound.ts';

// What becomes of an order that waits for a row while its server stops.

let prepared: Prepared;
let server: Served;
let holder: Client;

beforeAll(async () => {
  prepared = await prepareCustomers('held', 1);
});
afterAll(() => prepared.stop());

beforeEach(async () => {
  const { databaseUrl } = prepared;
  server = await serve({ DATABASE_URL: databaseUrl, DRAIN_SECONDS: '0', STOP_SECONDS: '2' });
  holder = new Client(databaseUrl);
  await holder.connect();
  await holder.query('begin');
  await holder.query('select * from accounts for update');
});
afterEach(async () => {
  server.signal('SIGKILL');
  await holder.end();
});

const call = (path: string, init: RequestInit = {}) => {
  const [token = ''] = prepared.tokens;
  const headers = { token, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  return fetch(`${server.url}/api${path}`, { ...init, headers });
};

/** Sends an order and waits until it waits for the row. */
async function waitingOrder(): Promise<{ answer: Promise<string> }> {
  const listed = await call('/v2/stock/list?page=1&limit=1');
  const { data } = (await listed.json()) as {
    data: { rows: { stock: string; prasent: string }[] };
  };
  const { stock: tag, prasent: price } = data.rows[0]!;
  const body = JSON.stringify({ tag, price, count: 1, mold: 'stock' });
  const answer = call('/stock/success/deal/buy', { method: 'POST', body }).then(
    (response) => response.text(),
    (error: unknown) => String(error),
  );
  const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock'";
  while ((await holder.query(waiting)).rowCount === 0) await pause(10);
  return { answer };
}

async function orders(): Promise<number> {
  const { rows } = await holder.query<{ count: string }>('select count(*) as count from orders');
  return Number(rows[0]?.count);
}

test('at the limit it is told that nothing was done, and nothing is', async () => {
  const { answer } = await waitingOrder();
  server.signal('SIGTERM');
  expect(JSON.parse(await answer)).toEqual({ msg: 'no', data: 'busy' });
  const { code, said } = await server.ended;
  expect({ code, said }).toEqual({
    code: 0,
    said: 'Stopped at the limit, with 1 calls under way.\n',
  });
  await holder.query('rollback');
  await pause(500);
  expect(await orders()).toBe(0);
});

test('before the limit it is carried out, and answered', async () => {
  const { answer } = await waitingOrder();
  server.signal('SIGTERM');
  await pause(500);
  await holder.query('rollback');
  expect(JSON.parse(await answer)).toMatchObject({ msg: 'ok' });
  expect((await server.ended).code).toBe(0);
  expect(await orders()).toBe(1);
  await expectSound(prepared.databaseUrl, 1);
});

test('a second signal ends the process where it is, and nothing is done', async () => {
  const { answer } = await waitingOrder();
  server.signal('SIGTERM');
  await pause(1_200);
  server.signal('SIGTERM');
  expect((await server.ended).code).toBe(null);
  expect(await answer).toContain('fetch failed');
  const before = await orders();
  await holder.query('rollback');
  await pause(500);
  expect(await orders()).toBe(before);
});
