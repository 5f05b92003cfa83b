import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { openForFile, refusalBody } from '../testSandbox.fixture.ts';

// A customer can borrow 10,000.00 for 30 days at 12 % a year. Borrowing 500.00 costs 500 × 0.12 ×
// 30 ÷ 365 = 4.93.

const kit = await openForFile();
let token: string;

beforeEach(async () => {
  token = await kit.newcomer();
});

const second = 1000;
const day = 86_400 * second;

async function ask(count: unknown, key = randomUUID()) {
  const headers = { 'Idempotency-Key': key };
  return (await kit.post('/stock/success/loans/add', { count }, token, headers)).body;
}

const data = (path: string) => kit.data(path, token);

const creditStatus = () => data('/stock/success/loans/data');
const loans = (query = '') => data(`/stock/success/loans/list${query}`);
const info = () => data('/stock/success/v2/user/info');
const oneIn = (state: number) => ({ rows: [expect.objectContaining({ state })], count: 1 });

async function repaymentTime(query = ''): Promise<string> {
  const { rows } = (await loans(query)) as { rows: readonly { repayment_time: string }[] };
  return rows[0]?.repayment_time ?? '';
}

/**
 * Milliseconds from the request of the newest loan to its decision, payout and due time; null for a
 * step that has no time.
 */
async function stepTimes(): Promise<readonly (number | null)[]> {
  type Row = Record<'created_at' | 'decided_at' | 'paid_out_at' | 'repayment_time', string | null>;
  const { rows } = (await loans()) as { rows: readonly Row[] };
  const { created_at, decided_at, paid_out_at, repayment_time } = rows[0]!;
  return [decided_at, paid_out_at, repayment_time].map((at) =>
    at === null ? null : Date.parse(at) - Date.parse(String(created_at)),
  );
}

async function phoneOf(): Promise<string> {
  return ((await info()) as { user: string }).user;
}

/** Buys participations of a fund of 90 days, at 2,500.00 each. */
async function tieUp(participations: number): Promise<void> {
  const { rows } = (await data('/v2/fund/list')) as { rows: readonly { id: string }[] };
  const project_id = rows.find(({ id }) => id.startsWith('REN'))?.id;
  for (let bought = 0; bought < participations; bought += 1) {
    await kit.post('/stock/success/fund/purchase', { project_id }, token);
  }
}

/** Advances the clock and runs the due jobs. */
async function advance(milliseconds: number): Promise<void> {
  kit.advance(milliseconds);
  await info();
}

async function repay(no: string, key = randomUUID(), as = token) {
  const headers = { 'Idempotency-Key': key };
  return (await kit.post('/stock/success/loans/repay', { no }, as, headers)).body;
}

/** Requests a loan and returns its number. */
async function request(count: unknown): Promise<string> {
  return ((await ask(count)) as { data: { no: string } }).data.no;
}

/** Requests a loan, waits until it is paid out, and returns its number. */
async function borrow(count: unknown): Promise<string> {
  const no = await request(count);
  await advance(30 * second);
  await advance(10 * second);
  return no;
}

test('a new customer owes nothing, has the full credit and no score', async () => {
  const terms = { rate: '12.00', days: 30, fee: '0.00', version: '12.00-30-0.00' };
  const all = { amountDue: '0.00', creditScore: 100, remainingAmount: '10000.00' };
  expect(await creditStatus()).toEqual({ ...all, ...terms });
  expect(await loans()).toEqual({ rows: [], count: 0 });
});

test('a loan is requested, approved, paid out, and repaid with its interest', async () => {
  const key = randomUUID();
  const reply = await ask('500', key);
  const { no } = (reply as { data: { no: string } }).data;
  expect(reply).toEqual({ msg: 'ok', data: { no, count: '500.00' } });
  expect(await ask('500', key)).toEqual(reply);
  expect(await loans()).toEqual({
    rows: [
      {
        id: no,
        no,
        count: '500.00',
        state: 1,
        reason: null,
        decided_at: null,
        paid_out_at: null,
        repayment_time: null,
        created_at: expect.stringMatching(/^2026-11-20T15:30/),
        rate: '12.00',
        days: 30,
        cost: '4.93',
        client_key: key,
      },
    ],
    count: 1,
  });
  expect(await creditStatus()).toMatchObject({ amountDue: '0.00', remainingAmount: '9500.00' });

  await advance(30 * second - 1);
  expect(await loans('?state=1')).toEqual(oneIn(1));
  await advance(1);
  expect(await loans()).toEqual(oneIn(2));
  expect(await info()).toMatchObject({ money: '25000.00', loan: '0.00' });

  await advance(10 * second);
  expect(await loans('?state=4')).toEqual(oneIn(4));
  expect(await stepTimes()).toEqual([30_000, 40_000, 40_000 + 30 * day]);
  expect(await loans('?state=1')).toEqual({ rows: [], count: 0 });
  expect(await info()).toMatchObject({ money: '25500.00', loan: '504.93' });
  expect(await creditStatus()).toMatchObject({ amountDue: '504.93', creditScore: 100 });
});

test('a loan is repaid with interest on its due day, or later when the balance is sufficient', async () => {
  token = await kit.login('5500000001', 'corro-demo');
  await ask('500');
  await advance(30 * second);
  await advance(10 * second);
  const paidOutAt = await repaymentTime();

  await advance(30 * day - 1);
  token = await kit.login('5500000001', 'corro-demo');
  expect(await info()).toMatchObject({ money: '25500.00', loan: '504.93' });
  await advance(1);
  expect(await loans()).toEqual(oneIn(5));
  expect(await info()).toMatchObject({ money: '24995.07', loan: '0.00' });
  // The score is 85 for the first ended loan, plus 3 for each loan that was repaid on its due day.
  expect(await creditStatus()).toMatchObject({ creditScore: 88, remainingAmount: '10000.00' });
  expect(await data('/stock/success/v2/bill?limit=2')).toMatchObject({
    rows: [
      { type: 'expense', amount: '504.93', reason: 'loan-repayment', created_at: paidOutAt },
      { type: 'income', amount: '500.00', reason: 'loan-payout' },
    ],
  });

  await ask('7000');
  await advance(30 * second);
  await advance(10 * second);
  await tieUp(12);
  expect(await info()).toMatchObject({ money: '1995.07' });
  await advance(30 * day);
  token = await kit.login('5500000001', 'corro-demo');
  expect(await loans('?state=4')).toEqual(oneIn(4));
  expect(await info()).toMatchObject({ money: '1995.07', loan: '7069.04' });
  // The late loan lowers the score: 85 + 3 − 30.
  expect(await creditStatus()).toMatchObject({ creditScore: 58, remainingAmount: '0.00' });
  expect(await ask('500')).toEqual(refusalBody('above-limit'));

  kit.advance(60 * day);
  token = await kit.login('5500000001', 'corro-demo');
  await info();
  await advance(3600 * second);
  expect(await loans('?state=4')).toEqual({ rows: [], count: 0 });
  // The record of the loan has the actual time of repayment, not the due time.
  const bill = await data('/stock/success/v2/bill?limit=1');
  expect(bill).toMatchObject({ rows: [{ created_at: await repaymentTime('?state=5') }] });
  expect(await creditStatus()).toMatchObject({ amountDue: '0.00', creditScore: 58 });
});

test('a request ending in 13 is rejected and uses no credit', async () => {
  await ask('513');
  await advance(30 * second);
  expect(await loans()).toEqual(oneIn(3));
  expect(await loans()).toMatchObject({ rows: [{ reason: 'not-eligible' }] });
  expect(await stepTimes()).toEqual([30_000, null, null]);
  expect(await info()).toMatchObject({ money: '25000.00', loan: '0.00' });
  expect(await creditStatus()).toMatchObject({ remainingAmount: '10000.00', creditScore: 100 });
});

test.each([
  ['499', 'below-minimum'],
  ['10001', 'above-limit'],
  [-500, 'invalid-amount'],
])('a request for %s is refused: %s', async (count, code) => {
  expect(await ask(count)).toEqual(refusalBody(code));
  expect(await loans()).toEqual({ rows: [], count: 0 });
});

describe('an early repayment', () => {
  test('charges the loan and all its interest once, and restores the credit', async () => {
    const no = await borrow('500');
    const other = await borrow('1000');
    const phone = await phoneOf();
    kit.advance(5 * day);
    token = await kit.login(phone, 'secret-7');
    // The interest is 500 × 0.12 × 30 ÷ 365 = 4.93 and 1,000 × 0.12 × 30 ÷ 365 = 9.86.
    expect(await creditStatus()).toMatchObject({
      amountDue: '1514.79',
      remainingAmount: '8500.00',
      creditScore: 100,
    });
    const key = randomUUID();
    const paid = await repay(no, key);
    expect(paid).toEqual({ msg: 'ok', data: { no, count: '504.93' } });
    expect(await repay(no, key)).toEqual(paid);
    expect(await repay(no)).toEqual(refusalBody('loan-paid'));
    // The balance is 25,000 + 1,500 − 504.93.
    expect(await info()).toMatchObject({ money: '25995.07', loan: '1009.86' });
    expect(await creditStatus()).toMatchObject({
      amountDue: '1009.86',
      remainingAmount: '9000.00',
      creditScore: 88,
    });
    expect(await loans('?state=4')).toMatchObject({ rows: [{ no: other }], count: 1 });
    expect(await loans('?state=5')).toMatchObject({ rows: [{ no }], count: 1 });
    const { rows: bill } = (await data('/stock/success/v2/bill?limit=1')) as { rows: object[] };
    expect(bill).toMatchObject([
      { type: 'expense', amount: '504.93', reason: 'loan-repayment', no },
    ]);
    // The record of the loan has the actual time of repayment.
    expect(bill).toMatchObject([{ created_at: await repaymentTime('?state=5') }]);

    // On its due day the repaid loan is not charged again; the other loan is repaid then.
    kit.advance(30 * day);
    token = await kit.login(phone, 'secret-7');
    expect(await info()).toMatchObject({ money: '24985.21', loan: '0.00' });
  });

  test('repays only as many simultaneous loans as the balance covers', async () => {
    const one = await borrow('5000');
    const two = await borrow('5000');
    await tieUp(11);
    // The balance is 35,000 − 11 × 2,500 = 7,500, and each repayment costs 5,000 + 5,000 × 0.12 ×
    // 30 ÷ 365 = 5,049.32.
    const answers = await Promise.all([repay(one), repay(two)]);
    expect(answers.filter((answer) => answer?.msg === 'ok')).toHaveLength(1);
    expect(answers).toContainEqual(refusalBody('insufficient-funds'));
    expect(await info()).toMatchObject({ money: '2450.68', loan: '5049.32' });
    expect(await loans('?state=4')).toEqual(oneIn(4));
  });

  test('repays a late loan, which stays marked as late', async () => {
    const no = await borrow('7000');
    await tieUp(12);
    const phone = await phoneOf();
    kit.advance(30 * day);
    token = await kit.login(phone, 'secret-7');
    expect(await creditStatus()).toMatchObject({ creditScore: 55, remainingAmount: '0.00' });
    // The balance is 2,000, and 7,000 × 1.00986 are due.
    expect(await repay(no)).toEqual(refusalBody('insufficient-funds'));
    await kit.post('/stock/success/v2/recharge/add', { count: '6000' }, token);
    await advance(60 * second);
    expect(await repay(no)).toMatchObject({ msg: 'ok', data: { count: '7069.04' } });
    expect(await creditStatus()).toMatchObject({ creditScore: 55, remainingAmount: '10000.00' });
    await advance(3600 * second);
  });

  test('an early repayment is refused if the loan is not owed', async () => {
    const no = await request('500');
    expect(await repay(no)).toEqual(refusalBody('loan-not-owed'));
    await advance(30 * second);
    expect(await loans()).toEqual(oneIn(2));
    expect(await repay(no)).toEqual(refusalBody('loan-not-owed'));
    const rejected = await request('513');
    await advance(30 * second);
    expect(await repay(rejected)).toEqual(refusalBody('loan-not-owed'));
    expect(await info()).toMatchObject({ money: '25500.00' });
  });

  test('an early repayment is refused on the due day, when the loan is already repaid', async () => {
    const no = await borrow('500');
    const phone = await phoneOf();
    kit.advance(30 * day);
    token = await kit.login(phone, 'secret-7');
    expect(await repay(no)).toEqual(refusalBody('loan-paid'));
    expect(await info()).toMatchObject({ money: '24995.07', loan: '0.00' });
  });
});
