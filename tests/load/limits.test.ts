import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { allOrders, newCustomer, purchase, shareBetween, type Share } from './customer.ts';
import { startPostgres, type RealPostgres } from './postgres.ts';
import { startSandbox, type Reply, type SandboxProcess } from './process.ts';

// A busy customer, a locked row, a paused database or a paused process must not stop other customers.

/** Maximum time of an answer in milliseconds. It is below the timeout of the app, 10 s (spec §7). */
const answeredWithinMs = 9000;

let postgres: RealPostgres;
let databaseUrl: string;
let sandboxes: SandboxProcess[] = [];
let share: Share;
let phones = 5_546_000_000;

beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.newDatabase('limits');
  sandboxes = await Promise.all([1, 2, 3].map(() => startSandbox({ databaseUrl })));
  share = await shareBetween(sandboxes[0]!, (await newcomer()).token, 10, 100);
});
afterAll(async () => {
  await Promise.all(sandboxes.map((one) => one.kill9()));
  await postgres.stop();
});

function at(turn: number): SandboxProcess {
  return sandboxes[turn % sandboxes.length]!;
}

async function newcomer(): Promise<{ phone: string; token: string }> {
  phones += 1;
  const phone = String(phones);
  return { phone, token: await newCustomer(at(0), phone) };
}

function buy(turn: number, token: string): Promise<Reply> {
  return at(turn).post('/stock/success/deal/buy', purchase(share, 1), token);
}

function balance(turn: number, token: string): Promise<Reply> {
  return at(turn).get('/stock/success/v2/balance', token);
}

async function timed(work: () => Promise<Reply>): Promise<{ reply: Reply; ms: number }> {
  const began = performance.now();
  const reply = await work();
  return { reply, ms: performance.now() - began };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
}

/** Locks the row of the customer's cash; returns a function that unlocks it. */
async function lockCash(phone: string): Promise<() => Promise<void>> {
  const client = new Client(databaseUrl);
  await client.connect();
  await client.query('begin');
  const cash = `select from accounts join phones using (customer_id)
    where phone = $1 and kind = 'cash' for update of accounts`;
  expect((await client.query(cash, [phone])).rowCount).toBe(1);
  return async () => {
    await client.query('rollback');
    await client.end();
  };
}

test('orders behind a locked row are busy in time, and delay no other call', async () => {
  const held = await newcomer();
  const other = await newcomer();
  const release = await lockCash(held.phone);
  const waiting = Array.from({ length: 10 }, (_, turn) => timed(() => buy(turn, held.token)));
  await pause(500);
  const free = await Promise.all(
    Array.from({ length: 12 }, (_, turn) => timed(() => buy(turn, other.token))),
  );
  const seen = await Promise.all([0, 1, 2].map((turn) => timed(() => balance(turn, held.token))));
  const answers = await Promise.all(waiting);
  await release();

  for (const { reply } of [...free, ...seen]) expect(reply.msg).toBe('ok');
  for (const { reply, ms } of answers) {
    expect(reply.data).toBe('busy');
    expect(ms).toBeLessThan(answeredWithinMs);
  }
  // Every other call was faster than the fastest blocked order, so neither the purchases of another
  // customer nor the balances of the same customer waited for the orders.
  const shortest = Math.min(...answers.map(({ ms }) => ms));
  expect(Math.max(...free.map(({ ms }) => ms))).toBeLessThan(shortest);
  expect(Math.max(...seen.map(({ ms }) => ms))).toBeLessThan(shortest);
  await pause(500);
  expect(await allOrders(at(0), held.token)).toEqual([]);
});

test('a row that is locked for a while only delays an order', async () => {
  const held = await newcomer();
  const release = await lockCash(held.phone);
  const waiting = buy(0, held.token);
  await pause(2000);
  await release();
  expect((await waiting).msg).toBe('ok');
  expect(await allOrders(at(1), held.token)).toHaveLength(1);
});

test('three hundred concurrent calls of a customer leave capacity for the others', async () => {
  const loud = await newcomer();
  const quiet = await Promise.all([1, 2, 3].map(() => newcomer()));
  const ask = async () => {
    const all = quiet.map(({ token }, turn) => timed(() => balance(turn, token)));
    return (await Promise.all(all)).map(({ reply, ms }) => {
      expect(reply.msg).toBe('ok');
      return ms;
    });
  };
  const askOften = async () => {
    const all: number[] = [];
    for (let round = 0; round < 15; round += 1) all.push(...(await ask()));
    return all;
  };
  const before = await askOften();
  const addresses = sandboxes.map(({ base }) => base).join(',');
  const flood = fork(new URL('flood.ts', import.meta.url), [addresses, loud.token, '300']);
  await once(flood, 'message');
  const during = await askOften();
  flood.kill('SIGKILL');
  process.stdout.write(
    `a balance takes ${median(before).toFixed(1)} ms, beside 300 calls of another customer ` +
      `${median(during).toFixed(1)} ms (medians of ${before.length} and ${during.length})\n`,
  );
  expect(median(during)).toBeLessThan(25 * median(before));
});

test('calls to a paused database are answered in time, and succeed afterwards', async () => {
  const { token } = await newcomer();
  await postgres.stall();
  const answers = await Promise.all(
    [0, 1, 2].flatMap((turn) => [
      timed(() => balance(turn, token)),
      timed(() => buy(turn, token)),
      timed(() => at(turn).post('/stock/user/login', { user: '5500000001', password: 'x' })),
    ]),
  );
  await postgres.proceed();
  for (const { reply, ms } of answers) {
    expect(reply.data).toBe('busy');
    expect(ms).toBeLessThan(answeredWithinMs);
  }
  const again = await Promise.all([0, 1, 2].map((turn) => timed(() => buy(turn, token))));
  expect(again.map(({ reply }) => reply.msg)).toEqual(['ok', 'ok', 'ok']);
  expect(await allOrders(at(0), token)).toHaveLength(3);
});

test('after a pause a process commits no order from before, but another process can commit its repeat', async () => {
  const [lost, repeated] = [await newcomer(), await newcomer()];
  // The transactions of both customers wait for a locked row.
  const paused = at(0);
  const releases = await Promise.all([lockCash(lost.phone), lockCash(repeated.phone)]);
  const path = '/stock/success/deal/buy';
  const order = purchase(share, 1);
  const key = randomUUID();
  const waiting = [
    paused.post(path, order, lost.token),
    paused.post(path, order, repeated.token, key),
  ];
  await pause(500);
  paused.signal('SIGSTOP');
  await Promise.all(releases.map((release) => release()));
  // Retries, because the transactions of the paused process hold row locks until the database ends them.
  await vi.waitFor(
    async () => {
      const again = await at(1).post(path, order, repeated.token, key);
      expect(again.msg).toBe('ok');
    },
    { timeout: 30_000, interval: 200 },
  );
  await pause(12_000);
  expect((await balance(1, lost.token)).msg).toBe('ok');
  paused.signal('SIGCONT');
  for (const { msg } of await Promise.all(waiting)) expect(msg).toBe('no');
  expect(await allOrders(at(1), lost.token)).toEqual([]);
  const orders = await allOrders(at(1), repeated.token);
  expect(orders.map(({ client_key }) => client_key)).toEqual([key]);
  expect((await buy(0, lost.token)).msg).toBe('ok');
});
