import { randomUUID } from 'node:crypto';
import { auditLedger, type Sandbox } from '@corro/sandbox';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newDatabase } from './shared.ts';
import { call, newcomerAt, sandboxAt } from './sandboxAt.ts';
import { soundLedger } from './soundLedger.ts';

// Sandboxes on one real Postgres: one at the time of asking, two when it has come in or gone out.
// What each came to is told once.

const asking = Date.parse('2026-11-20T15:30:00Z');
const settled = asking + 30_000;
const addPath = '/stock/success/v2/recharge/add';
const recordsPath = '/stock/success/property/list?limit=100';

interface Records<Status> {
  readonly rows: readonly { readonly count: string; readonly status: Status }[];
  readonly count: number;
}

let databaseUrl: string;
let before: Sandbox;
let after: Sandbox[];

beforeAll(async () => {
  databaseUrl = await newDatabase('settling');
  before = await sandboxAt(databaseUrl, asking);
  after = [await sandboxAt(databaseUrl, settled), await sandboxAt(databaseUrl, settled)];
});
afterAll(async () => {
  await Promise.all([before, ...after].map((one) => one.close()));
});

/** The kinds of what the customer has been told, of each how often. */
async function toldAt(sandbox: Sandbox, token: string): Promise<Record<string, number>> {
  const path = '/stock/success/v2/notice/list?limit=100';
  const { rows } = (await call<{ rows: readonly { kind: string }[] }>(sandbox, path, token)).data;
  const kinds = Map.groupBy(rows, ({ kind }) => kind);
  return Object.fromEntries([...kinds].map(([kind, { length }]) => [kind, length]));
}

const balanceAt = async (sandbox: Sandbox, token: string) =>
  (await call<{ balance: string }>(sandbox, '/stock/success/v2/balance', token)).data.balance;

/** What calls did not wait for is done beside them. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, 30_000);

const recordsAt = async (sandbox: Sandbox, token: string) =>
  (await call<Records<number>>(sandbox, recordsPath, token)).data;

test('50 requests with one key make one recharge and 50 identical answers', async () => {
  const token = await newcomerAt(before, 5_570_000_000);
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => call(before, addPath, token, { count: '5000' }, key)),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await recordsAt(before, token)).toMatchObject({ count: 1 });
});

test('each of many recharges comes in once, however many look at the moment that it does', async () => {
  const token = await newcomerAt(before, 5_570_000_001);
  const amounts = Array.from({ length: 20 }, (_, index) => `${5000 + index}`);
  await Promise.all(amounts.map((count) => call(before, addPath, token, { count })));
  expect(await balanceAt(before, token)).toBe('25000.00');

  await Promise.all(Array.from({ length: 100 }, (_, turn) => balanceAt(after[turn % 2]!, token)));
  // 5,000 to 5,019 without 5,013, which fails: 20 × 5,000 + 190 − 5,013 = 95,177, and 25,000
  await eventually(async () => {
    expect(await balanceAt(after[0]!, token)).toBe('120177.00');
    const { rows, count } = await recordsAt(after[1]!, token);
    expect(count).toBe(20);
    for (const row of rows) expect(row.status).toBe(row.count === '5013.00' ? 3 : 2);
    expect(await toldAt(after[1]!, token)).toEqual({ 'deposit-done': 19, 'deposit-failed': 1 });
  });
});

test('each of many withdrawals is paid or returned once, however many look when it is', async () => {
  const token = await newcomerAt(before, 5_570_000_002);
  const code = '135791';
  const first = { fund_code_new: code, type: 'transaction', is_first: true };
  await call(before, '/stock/success/user/password/up', token, first);
  const card = { bank: 'bank', branch_bank: 'Banco del Centro', bank_user: 'Titular' };
  const account = { ...card, bank_card: '002010077777777771' };
  await call(before, '/stock/success/bank/add', token, account);
  const cards = await call<{ id: string }[]>(before, '/stock/success/bank/list', token);
  const bank_id = cards.data[0]!.id;
  const amounts = Array.from({ length: 20 }, (_, index) => `${100 + index}`);
  await Promise.all(
    amounts.map((count) =>
      call(before, '/stock/success/money/access', token, { bank_id, count, stock_password: code }),
    ),
  );
  // 100 to 119: 20 × 100 + 190
  expect(await balanceAt(before, token)).toBe('22810.00');

  await Promise.all(Array.from({ length: 100 }, (_, turn) => balanceAt(after[turn % 2]!, token)));
  // 113 fails, and is back once
  const path = '/stock/success/property/withdraw?limit=100';
  await eventually(async () => {
    expect(await balanceAt(after[0]!, token)).toBe('22923.00');
    const { rows, count } = (await call<Records<'n' | 'y' | 'b'>>(after[1]!, path, token)).data;
    expect(count).toBe(20);
    for (const row of rows) expect(row.status).toBe(row.count === '113.00' ? 'b' : 'y');
    expect(await toldAt(after[0]!, token)).toEqual({
      'withdrawal-done': 19,
      'withdrawal-failed': 1,
    });
  });
});

test('the ledger of it all is sound', async () => {
  expect(await auditLedger({ dataDir: 'memory://', databaseUrl })).toMatchObject({
    recharges: 21,
    withdrawals: 20,
    ...soundLedger,
  });
});
