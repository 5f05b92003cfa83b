import { setTimeout as pause } from 'node:timers/promises';
import { auditLedger } from '@corro/sandbox';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newCustomer } from './customer.ts';
import { addOrders } from './longHistory.ts';
import { type Reply, type SandboxProcess, startSandbox } from './process.ts';
import { newDatabase } from './shared.ts';
import { soundLedger } from './soundLedger.ts';

// Tests a customer with a long history and other customers at the same time. `CORRO_ORDERS` sets the length of the
// history.

const count = Number(process.env['CORRO_ORDERS'] ?? 20_000);
const hour = 3_600_000;

/**
 * Maximum 95th percentile of the milliseconds of other customers' calls: 50, or three times the
 * percentile without load if that is more.
 */
const longestMs = async () => Math.max(50, 3 * p95(await timesBeside(() => pause(1000))));

let databaseUrl: string;
let client: Client;
let sandbox: SandboxProcess;
let other: string;
let phones = 5_548_000_001;

beforeAll(async () => {
  databaseUrl = await newDatabase('history');
  client = new Client(databaseUrl);
  await client.connect();
  sandbox = await startSandbox({ databaseUrl });
  other = await newCustomer(sandbox, '5548000001');
});
afterAll(async () => {
  await client.end();
  await sandbox.kill9();
});

/**
 * Creates a customer with orders between `fromMs` milliseconds ago and an hour ago; returns the
 * token.
 */
async function customerWith(phone: string, orders: number, fromMs: number): Promise<string> {
  const token = await newCustomer(sandbox, phone);
  const { rows } = await client.query('select customer_id from phones where phone = $1', [phone]);
  const id = String(Object(rows[0]).customer_id);
  const from = Date.now() - fromMs;
  // Gives the opening of the account the smallest id, because it is the first entry of every account.
  for (const table of ['postings', 'entries']) {
    await client.query(
      `update ${table} set entry_id = (lpad(to_hex($2::bigint), 12, '0') || '70008000000000000000')::uuid
        where customer_id = $1`,
      [id, from - hour],
    );
  }
  await client.query('update entries set created_at = $2 where customer_id = $1', [
    id,
    from - hour,
  ]);
  const spread = { from, everyMs: (fromMs - hour) / orders };
  await addOrders((text, values) => client.query(text, [...values]), id, orders, spread);
  await client.query('analyze');
  return token;
}

/** Runs the work while another customer repeats a call. Returns the times of this call, sorted. */
async function timesBeside(work: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  const done = { isOver: false };
  const calls = (async () => {
    while (!done.isOver) {
      const began = performance.now();
      expect((await sandbox.get('/stock/success/v2/balance', other)).msg).toBe('ok');
      times.push(performance.now() - began);
      await pause(5);
    }
  })();
  await work();
  done.isOver = true;
  await calls;
  return times.toSorted((one, another) => one - another);
}

const p95 = (sorted: readonly number[]) => sorted[Math.floor(sorted.length * 0.95)] ?? 0;

const portfolio = async (token: string, range: string) => {
  const path = `/stock/success/v2/portfolio?range=${range}`;
  // Retries, because the first reads sum up the ledger, and a slow machine needs several reads to
  // finish the sum.
  await vi.waitFor(async () => expect((await sandbox.get(path, token)).msg).toBe('ok'), 60_000);
  const { data } = await sandbox.get(path, token);
  return data as { list: { value: string; flows: string }[]; parts: Record<string, string> };
};

const cents = (text = '') => Math.round(Number(text) * 100);

test.each([
  ['a year', 365 * 24 * hour],
  ['a morning', 5 * hour],
])('many orders in %s are summed up while calls of others stay fast', async (_, fromMs) => {
  const token = await customerWith(String((phones += 1)), count, fromMs);
  const ranges = ['max', '1y', '1m', '1w', '1d', 'now'];
  const beside = await timesBeside(async () => {
    for (const range of ranges) {
      const { list, parts } = await portfolio(token, range);
      // In cents: all lots are sold, and each pair of orders has earned a cent, in addition to
      // 25,000.00 at the start.
      const value = 2_500_000 + count / 2;
      expect([range, parts['stock'], cents(parts['cash'])]).toEqual([range, '0.00', value]);
      expect([range, cents(list.at(-1)?.value), list.at(-1)?.flows]).toEqual([
        range,
        value,
        '25000.00',
      ]);
    }
  });
  const { data } = await sandbox.get('/stock/success/v2/statement/list?limit=100', token);
  const { rows } = data as { rows: { opening: string; closing: string; count: number }[] };
  expect(rows.reduce((sum, month) => sum + month.count, 0)).toBe(count + 1);
  expect([cents(rows[0]?.closing), rows.at(-1)?.opening]).toEqual([2_500_000 + count / 2, '0.00']);
  process.stdout.write(`others, beside the reads: p95 ${p95(beside).toFixed(0)} ms\n`);
  expect(p95(beside)).toBeLessThan(await longestMs());
});

test('a long account starts over although its process is killed, while calls of others stay fast', async () => {
  const token = await customerWith(String((phones += 1)), count, 30 * 24 * hour);
  const startOver = await sandbox.post('/stock/success/v2/start-over', {}, token);
  expect(startOver.msg).toBe('ok');
  const balance = () => sandbox.get('/stock/success/v2/balance', token);
  await sandbox.kill9();
  expect(await auditLedger({ dataDir: 'memory://', databaseUrl })).toMatchObject(soundLedger);
  sandbox = await startSandbox({ databaseUrl });
  let reply: Reply | null = null;
  const beside = await timesBeside(async () => {
    await vi.waitFor(async () => {
      reply = await balance();
      expect(reply.msg).toBe('ok');
    }, 300_000);
  });
  process.stdout.write(`others, beside starting over: p95 ${p95(beside).toFixed(0)} ms\n`);
  expect(reply).toMatchObject({ data: { balance: '25000.00' } });
  const { data } = await sandbox.get('/stock/success/v2/bill', token);
  expect(data).toMatchObject({ count: 1 });
  expect(await auditLedger({ dataDir: 'memory://', databaseUrl })).toMatchObject(soundLedger);
  expect(p95(beside)).toBeLessThan(await longestMs());
});
