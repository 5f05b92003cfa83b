import { auditLedger, type Sandbox } from '@corro/sandbox';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newDatabase } from './shared.ts';
import { type Answer, call, newcomerAt, sandboxAt } from './sandboxAt.ts';
import { soundLedger } from './soundLedger.ts';

// Loans that are paid back early on one real Postgres, by sandboxes at different times.

const asking = Date.parse('2026-11-20T15:30:00Z');
/** 40 s later it is paid out, for 30 days. */
const due = asking + 40_000 + 30 * 86_400_000;

let databaseUrl: string;
let atFirst: Sandbox;
let paidOut: Sandbox[];
let justBefore: Sandbox;
let onTheDay: Sandbox;

beforeAll(async () => {
  databaseUrl = await newDatabase('repaying');
  atFirst = await sandboxAt(databaseUrl, asking);
  paidOut = [
    await sandboxAt(databaseUrl, asking + 60_000),
    await sandboxAt(databaseUrl, asking + 60_000),
  ];
  justBefore = await sandboxAt(databaseUrl, due - 1);
  onTheDay = await sandboxAt(databaseUrl, due);
});
afterAll(async () => {
  await Promise.all([atFirst, ...paidOut, justBefore, onTheDay].map((one) => one.close()));
});

const balanceAt = async (sandbox: Sandbox, token: string) =>
  (await call<{ balance: string }>(sandbox, '/stock/success/v2/balance', token)).data.balance;

const repay = (sandbox: Sandbox, token: string, no: string) =>
  call<unknown>(sandbox, '/stock/success/loans/repay', token, { no });

/** A customer whose loan of 500.00 is paid out. 500 × 0.12 × 30 ÷ 365 = 4.93 */
async function borrower(phone: number): Promise<{ token: string; no: string }> {
  const token = await newcomerAt(atFirst, phone);
  const asked = { count: '500' };
  const { data } = await call<{ no: string }>(atFirst, '/stock/success/loans/add', token, asked);
  await vi.waitFor(
    async () => expect(await balanceAt(paidOut[0]!, token)).toBe('25500.00'),
    30_000,
  );
  return { token, no: data.no };
}

const isDone = ({ msg }: Answer<unknown>) => msg === 'ok';

test('of many repayments at once one is carried out, and the others find the loan paid', async () => {
  const { token, no } = await borrower(5_570_100_000);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => repay(paidOut[turn % 2]!, token, no)),
  );
  // A slow machine may be too busy for some of them, and then for the one that would have been first.
  answers.push(await repay(paidOut[0]!, token, no));
  expect(answers.filter(isDone)).toHaveLength(1);
  const others = answers.filter((answer) => !isDone(answer)).map(({ data }) => data);
  expect(new Set(others)).toContain('loan-paid');
  for (const refusal of others) expect(['loan-paid', 'busy']).toContain(refusal);
  expect(await balanceAt(paidOut[0]!, token)).toBe('24995.07');
});

test('of a repayment and the scheduled one at the same moment one is carried out', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const phone = 5_570_100_001 + turn;
    const { no } = await borrower(phone);
    const customer = { user: String(phone), password: 'secreta-1' };
    const session = await call<{ token: string }>(justBefore, '/stock/user/login', null, customer);
    const { token } = session.data;
    const [early] = await Promise.all([
      repay(justBefore, token, no),
      ...Array.from({ length: 4 }, () => balanceAt(onTheDay, token)),
    ]);
    expect(isDone(early) ? 'ok' : early.data).toMatch(/^(ok|loan-paid|busy)$/);
    await vi.waitFor(async () => expect(await balanceAt(onTheDay, token)).toBe('24995.07'), 30_000);
  }
});

test('the ledger of it all is sound', async () => {
  expect(await auditLedger({ dataDir: 'memory://', databaseUrl })).toMatchObject({
    loans: 6,
    ...soundLedger,
  });
});
