import { setTimeout as pause } from 'node:timers/promises';
import { auditLedger } from '@corro/sandbox';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newCustomer, purchase, shareBetween } from './customer.ts';
import { type Reply, type SandboxProcess, startSandbox, timeAt } from './process.ts';
import { newDatabase } from './shared.ts';
import { soundLedger } from './soundLedger.ts';

// Tests an account that starts over during orders, requests and settlements. The clock of one
// process is before the settlement, the clocks of the other two are after it.

const rounds = Number(process.env['CORRO_STARTOVER_ROUNDS'] ?? 60);
const customers = 6;

let databaseUrl: string;
let before: SandboxProcess;
let after: [SandboxProcess, SandboxProcess];

beforeAll(async () => {
  databaseUrl = await newDatabase('startover');
  before = await startSandbox({ databaseUrl, timeAhead: timeAt('2026-11-20T15:30:00Z') });
  const later = timeAt('2026-11-20T15:32:00Z');
  after = [
    await startSandbox({ databaseUrl, timeAhead: later }),
    await startSandbox({ databaseUrl, timeAhead: later }),
  ];
});
afterAll(() => Promise.all([before, ...after].map((one) => one.kill9())));

const deal = '/stock/success';

/** Repeats a call with its key while the server is busy. */
async function decided(call: (key: string) => Promise<Reply>): Promise<Reply> {
  const key = crypto.randomUUID();
  for (;;) {
    const reply = await call(key);
    if (reply.msg === 'ok' || !['busy', 'in-progress'].includes(String(reply.data))) return reply;
    await pause(20);
  }
}

/** Pauses for a random time, so that the order of concurrent calls varies. */
const moment = () => pause(Math.random() * 25);

const cents = (text: unknown) => Math.round(Number(text) * 100);

async function rowsOf<Row>(token: string, path: string): Promise<Row[]> {
  const { data } = await after[0].get(`${deal}${path}`, token);
  return (data as { rows: Row[] }).rows;
}

interface Entry {
  type: string;
  amount: string;
  reason: string;
  no: string | null;
}

/**
 * Places orders in an account while the account starts over. Returns the account's number of
 * entries afterwards.
 */
async function round(token: string): Promise<number> {
  const post = (at: SandboxProcess, path: string, body: object) =>
    moment().then(() => decided((key) => at.post(`${deal}${path}`, body, token, key)));
  const found = await shareBetween(before, token, 10, 100);
  const { price } = found;
  const share = purchase(found, 1);
  const lot = await decided((key) => before.post(`${deal}/deal/buy`, share, token, key));
  const { no: held } = lot.data as { no: string };
  // This deposit is due for settlement while the account starts over.
  await decided((key) => before.post(`${deal}/v2/recharge/add`, { count: '5000' }, token, key));
  const [again, ...orders] = await Promise.all([
    post(before, '/v2/start-over', {}),
    post(before, '/deal/buy', share),
    post(after[0], '/deal/sell', { no: held, price, sell_price: price }),
    post(before, '/v2/recharge/add', { count: '7000' }),
    post(before, '/loans/add', { count: '500' }),
    ...after.map((one) => moment().then(() => one.get(`${deal}/v2/balance`, token))),
  ]);
  expect(again).toMatchObject({ msg: 'ok' });
  // Waits until the requests that were made after starting over are settled.
  await vi.waitFor(async () => {
    for (const { status } of await rowsOf<{ status: number }>(token, '/property/list')) {
      expect(status).toBe(2);
    }
    for (const { state } of await rowsOf<{ state: number }>(token, '/loans/list')) {
      expect(state).toBe(4);
    }
  }, 30_000);
  const entries = await rowsOf<Entry>(token, '/v2/bill?limit=100');
  expect(entries.filter(({ reason }) => reason === 'welcome-credit')).toHaveLength(1);
  // The ledger has all entries of orders after starting over, and no entry of an earlier order.
  const sum = entries.reduce(
    (total, { type, amount }) => total + (type === 'income' ? 1 : -1) * cents(amount),
    0,
  );
  const { data } = await after[1].get(`${deal}/v2/balance`, token);
  expect(cents((data as { balance: string }).balance)).toBe(sum);
  const lots = await rowsOf<{ no: string }>(token, '/v2/transaction?type=stock');
  const bought = entries.filter(({ reason }) => reason === 'stock-buy').map(({ no }) => no);
  expect(lots.map(({ no }) => no)).toEqual(bought);
  expect(entries.filter(({ reason }) => reason === 'stock-sell')).toEqual([]);
  expect(entries.some(({ no }) => no === held)).toBe(false);
  expect(orders.filter(({ msg }) => msg === 'ok').length).toBeGreaterThan(0);
  return entries.length - 1;
}

test(`an account that starts over ${rounds} times has its opening credit and later orders only`, async () => {
  const counts = new Map<number, number>();
  await Promise.all(
    Array.from({ length: customers }, async (_, place) => {
      const token = await newCustomer(before, String(5_575_000_000 + place));
      for (let turn = place; turn < rounds; turn += customers) {
        const later = await round(token);
        counts.set(later, (counts.get(later) ?? 0) + 1);
      }
    }),
  );
  // The number of entries after starting over varies, so the race is a real one.
  expect(counts.size).toBeGreaterThan(1);
  process.stdout.write(`done after starting over: ${JSON.stringify(Object.fromEntries(counts))}\n`);
});

test('the ledger of all accounts, including closed ones, is sound', async () => {
  expect(await auditLedger({ dataDir: 'memory://', databaseUrl })).toMatchObject({
    ...soundLedger,
  });
});
