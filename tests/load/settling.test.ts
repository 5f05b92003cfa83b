import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { auditLedger, type Sandbox } from '@corro/sandbox';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { transactionCode } from './customer.ts';
import { newDatabase } from './shared.ts';
import { type Answer, call, newcomerAt, sandboxAt } from './sandboxAt.ts';
import { soundLedger } from './soundLedger.ts';

// Tests requests and their settlement. Three sandboxes share a Postgres: the clock of one is at the
// time of the request, the clocks of the other two are after the settlement.

const rounds = 200;
const asking = Date.parse('2026-11-20T15:30:00Z');
/** Due time of a loan that is paid out 40 s after the request and lasts 30 days. */
const due = asking + 40_000 + 30 * 86_400_000;
const deal = '/stock/success';

let databaseUrl: string;
let before: Sandbox;
let after: readonly [Sandbox, Sandbox];
let sandboxes: readonly Sandbox[] = [];
let phones = 5_570_000_000;

beforeAll(async () => {
  databaseUrl = await newDatabase('settling');
  const open = (now: number) => sandboxAt(databaseUrl, now);
  before = await open(asking);
  after = [await open(asking + 120_000), await open(asking + 120_000)];
  sandboxes = [before, ...after];
});
afterAll(() => Promise.all(sandboxes.map((one) => one.close())));

/** Repeats a call while the server is busy. */
async function decided<Data>(sandbox: Sandbox, path: string, token: string | null, body: object) {
  const key = randomUUID();
  for (;;) {
    const address = token === null ? path : `${deal}${path}`;
    const answer = await call<Data>(sandbox, address, token, body, key);
    if (!['busy', 'in-progress'].includes(String(answer.data))) return answer;
    await pause(20);
  }
}

interface Row {
  readonly no: string;
  readonly count: string;
  readonly status: number | string;
  readonly state: number;
}

async function rowsOf(token: string, list: string): Promise<readonly Row[]> {
  const path = `${deal}${list}?limit=100`;
  return (await call<{ rows: readonly Row[] }>(after[1], path, token)).data.rows;
}

async function balanceAt(sandbox: Sandbox, token: string): Promise<string> {
  const path = `${deal}/v2/balance`;
  return (await call<{ balance: string }>(sandbox, path, token)).data.balance;
}

/**
 * Reads the balance a hundred times concurrently, from the sandboxes whose clocks are after the
 * settlement.
 */
const look = (token: string) =>
  Promise.all(Array.from({ length: 100 }, (_, turn) => balanceAt(after[turn % 2]!, token)));

/** Counts the notices about requests by kind. */
async function noticesOf(token: string): Promise<Record<string, number>> {
  const path = `${deal}/v2/notice/list?limit=100`;
  const { rows } = (await call<{ rows: readonly { kind: string }[] }>(after[1], path, token)).data;
  const about = rows.filter(({ kind }) => kind !== 'card-added');
  const kinds = Map.groupBy(about, ({ kind }) => kind);
  return Object.fromEntries([...kinds].map(([kind, { length }]) => [kind, length]));
}

/** Retries a check, because due jobs may still run after a call has returned. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, 30_000);

/** Creates a customer with a transaction code and a card. */
async function newcomer() {
  const phone = (phones += 1);
  const token = await newcomerAt(before, phone);
  const code = { fund_code_new: transactionCode, type: 'transaction', is_first: true };
  await call(before, `${deal}/user/password/up`, token, { ...code, password: 'secreta-1' });
  const names = { bank: 'bank', branch_bank: 'Banco del Centro', bank_user: 'Titular' };
  const account = { ...names, bank_card: '002010077777777771', stock_password: transactionCode };
  await call(before, `${deal}/bank/add`, token, account);
  const { data } = await call<{ id: string }[]>(before, `${deal}/bank/list`, token);
  return { phone, token, card: data[0]!.id };
}

const withdrawal = (bank_id: string, count: string) => ({
  bank_id,
  count,
  stock_password: transactionCode,
});

const kinds = [
  {
    kind: 'withdrawal',
    path: '/money/access',
    body: (card: string) => withdrawal(card, '100'),
    list: '/property/withdraw',
    ends: { cancelled: 'c', settled: 'y' },
    gain: -100,
  },
  {
    kind: 'recharge',
    path: '/v2/recharge/add',
    body: () => ({ count: '5000' }),
    list: '/property/list',
    ends: { cancelled: 4, settled: 2 },
    gain: 5000,
  },
  {
    kind: 'loan',
    path: '/loans/add',
    body: () => ({ count: '500' }),
    list: '/loans/list',
    ends: { cancelled: 6, settled: 4 },
    gain: 500,
  },
] as const;

/** Pauses for a random time, so that the order of concurrent calls varies. */
const moment = () => pause(Math.random() * 12);

test(`${rounds} requests are either cancelled or settled, and the money is exact`, async () => {
  const counts = { cancelled: 0, settled: 0 };
  const people = await Promise.all(Array.from({ length: 10 }, newcomer));
  const all = people.map(async ({ token, card }) => {
    let balance = 25_000;
    for (let turn = 0; turn < rounds / people.length; turn += 1) {
      const { kind, path, body, list, ends, gain } = kinds[turn % kinds.length]!;
      const { data } = await decided<{ no: string }>(before, path, token, body(card));
      const cancel = () => decided(before, '/v2/cancel', token, { kind, no: data.no });
      const [answer] = await Promise.all([
        moment().then(cancel),
        ...after.map((sandbox) => moment().then(() => balanceAt(sandbox, token))),
      ]);
      expect(answer.msg === 'ok' ? 'ok' : answer.data).toMatch(/^(ok|too-late-to-cancel)$/);
      const end = answer.msg === 'ok' ? 'cancelled' : 'settled';
      await eventually(async () => {
        const row = (await rowsOf(token, list)).find(({ no }) => no === data.no);
        expect(row?.[kind === 'loan' ? 'state' : 'status']).toBe(ends[end]);
      });
      counts[end] += 1;
      balance += end === 'settled' ? gain : 0;
      expect(await balanceAt(after[0], token)).toBe(balance.toFixed(2));
    }
  });
  await Promise.all(all);
  // Some requests are cancelled and some are settled, so the race is a real one.
  expect(counts.cancelled).toBeGreaterThan(0);
  expect(counts.settled).toBeGreaterThan(0);
});

test('withdrawals that are pending at a recovery are either paid before or returned', async () => {
  const counts = { c: 0, y: 0 };
  const people = await Promise.all(Array.from({ length: 12 }, newcomer));
  const all = people.map(async ({ token, card }, index) => {
    for (const count of ['100', '200', '300']) {
      await decided(before, '/money/access', token, withdrawal(card, count));
    }
    const code = { fund_code_new: '197531', type: 'transaction', is_first: false };
    const recovery = { ...code, password: 'secreta-1' };
    const recovered = decided(before, '/user/password/up', token, recovery);
    // Reading the balance pays the withdrawals, which are due by the clocks of `after`. It is read
    // at once for the first customer, 15 ms later for each further one, so that some are paid
    // during the reset of the code, and for the last one after the reset.
    const paid = after.map(async (sandbox) => {
      await (index === 11 ? recovered : pause(index * 15));
      return balanceAt(sandbox, token);
    });
    await Promise.all([...paid, recovered]);
    expect((await recovered).msg).toBe('ok');
    await eventually(async () => {
      const rows = await rowsOf(token, '/property/withdraw');
      expect(rows.map(({ status }) => status).join('')).toMatch(/^[cy]{3}$/);
      const paidRows = rows.filter(({ status }) => status === 'y');
      const left = paidRows.reduce((sum, { count }) => sum - Number(count), 25_000);
      expect(await balanceAt(after[0], token)).toBe(left.toFixed(2));
    });
    for (const { status } of await rowsOf(token, '/property/withdraw')) {
      counts[status === 'c' ? 'c' : 'y'] += 1;
    }
  });
  await Promise.all(all);
  // Some withdrawals are stopped and some are paid, so the race is a real one.
  expect(counts.c).toBeGreaterThan(0);
  expect(counts.y).toBeGreaterThan(0);
});

test('a withdrawal that is confirmed during a recovery is refused or returned', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, newcomer));
  const all = people.map(async ({ phone, token, card }) => {
    const reset = { user: String(phone), password: transactionCode, new_password: 'secreta-2' };
    const confirm = () =>
      call(before, `${deal}/money/access`, token, withdrawal(card, '100')).catch(() => null);
    const confirmations = Array.from({ length: 12 }, () => moment().then(confirm));
    const recovered = await decided(before, '/v2/user/forget', null, reset);
    expect(recovered).toMatchObject({ msg: 'ok' });
    await Promise.all(confirmations);
    const owner = { user: String(phone), password: 'secreta-2' };
    const session = await call<{ token: string }>(after[0], '/stock/user/login', null, owner);
    await eventually(async () => {
      expect(await balanceAt(after[0], session.data.token)).toBe('25000.00');
      const rows = await rowsOf(session.data.token, '/property/withdraw');
      expect(rows.filter(({ status }) => status !== 'c')).toEqual([]);
    });
  });
  await Promise.all(all);
});

test('concurrent cancellations are executed once', async () => {
  const { token, card } = await newcomer();
  const asked = withdrawal(card, '100');
  const { data } = await decided<{ no: string }>(before, '/money/access', token, asked);
  const request = { kind: 'withdrawal', no: data.no };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => decided(before, '/v2/cancel', token, request)),
  );
  expect(answers.filter(({ msg }) => msg === 'ok')).toHaveLength(1);
  expect(await balanceAt(after[0], token)).toBe('25000.00');
});

test('each recharge is settled once under concurrent reads', async () => {
  const { token } = await newcomer();
  const amounts = Array.from({ length: 20 }, (_, index) => `${5000 + index}`);
  await Promise.all(amounts.map((count) => decided(before, '/v2/recharge/add', token, { count })));
  await look(token);
  // The 20 deposits are 5,000 to 5,019, and the deposit of 5,013 fails. The others add 20 × 5,000 +
  // (0 + 1 + … + 19 = 190) − 5,013 = 95,177 to the initial 25,000.
  await eventually(async () => {
    expect(await balanceAt(after[0], token)).toBe('120177.00');
    const rows = await rowsOf(token, '/property/list');
    expect(rows).toHaveLength(20);
    for (const row of rows) expect(row.status).toBe(row.count === '5013.00' ? 3 : 2);
    expect(await noticesOf(token)).toEqual({ 'deposit-done': 19, 'deposit-failed': 1 });
  });
});

test('each withdrawal is paid or returned once under concurrent reads', async () => {
  const { token, card } = await newcomer();
  const amounts = Array.from({ length: 20 }, (_, index) => `${100 + index}`);
  await Promise.all(
    amounts.map((count) => decided(before, '/money/access', token, withdrawal(card, count))),
  );
  // The 20 withdrawals are 100 to 119: 25,000 − (20 × 100 + 190) = 22,810.
  expect(await balanceAt(before, token)).toBe('22810.00');
  await look(token);
  // The withdrawal of 113 fails, and its money is returned.
  await eventually(async () => {
    expect(await balanceAt(after[0], token)).toBe('22923.00');
    const rows = await rowsOf(token, '/property/withdraw');
    expect(rows).toHaveLength(20);
    for (const row of rows) expect(row.status).toBe(row.count === '113.00' ? 'b' : 'y');
    expect(await noticesOf(token)).toEqual({ 'withdrawal-done': 19, 'withdrawal-failed': 1 });
  });
});

/** Creates a customer whose loan of 500.00 is paid out. Its interest is 500 × 0.12 × 30 ÷ 365 = 4.93. */
async function borrower() {
  const { phone, token } = await newcomer();
  const { data } = await decided<{ no: string }>(before, '/loans/add', token, { count: '500' });
  await eventually(async () => expect(await balanceAt(after[0], token)).toBe('25500.00'));
  return { phone, token, no: data.no };
}

const repay = (sandbox: Sandbox, token: string, no: string) =>
  call<unknown>(sandbox, `${deal}/loans/repay`, token, { no });

test('concurrent repayments are executed once, and the others find the loan paid', async () => {
  const { token, no } = await borrower();
  const answers: Answer<unknown>[] = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => repay(after[turn % 2]!, token, no)),
  );
  // Repays once more, because a slow machine may have refused all calls as busy.
  answers.push(await repay(after[0], token, no));
  const others = answers.filter(({ msg }) => msg !== 'ok').map(({ data }) => data);
  expect(others).toHaveLength(answers.length - 1);
  expect(new Set(others)).toContain('loan-paid');
  for (const refusal of others) expect(['loan-paid', 'busy']).toContain(refusal);
  expect(await balanceAt(after[0], token)).toBe('24995.07');
});

test('a repayment and the scheduled one at the same moment are executed once', async () => {
  const justBefore = await sandboxAt(databaseUrl, due - 1);
  const onTheDay = await sandboxAt(databaseUrl, due);
  sandboxes = [...sandboxes, justBefore, onTheDay];
  for (let turn = 0; turn < 5; turn += 1) {
    const { phone, no } = await borrower();
    const customer = { user: String(phone), password: 'secreta-1' };
    const session = await call<{ token: string }>(justBefore, '/stock/user/login', null, customer);
    const { token } = session.data;
    const [early] = await Promise.all([
      repay(justBefore, token, no),
      ...Array.from({ length: 4 }, () => balanceAt(onTheDay, token)),
    ]);
    expect(early.msg === 'ok' ? 'ok' : early.data).toMatch(/^(ok|loan-paid|busy)$/);
    await eventually(async () => expect(await balanceAt(onTheDay, token)).toBe('24995.07'));
  }
});

test('the ledger is sound', async () => {
  expect(await auditLedger({ dataDir: 'memory://', databaseUrl })).toMatchObject(soundLedger);
});
