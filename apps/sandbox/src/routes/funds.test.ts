import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { start } from '../testFeed.fixture.ts';
import { openForFile, refusalBody } from '../testSandbox.fixture.ts';

// Issues on sale at the start of the tests' clock, 2026-11-20T15:30Z. The seed determines their
// sales and returns. Purchases stay, so each test that depends on the sales uses an issue of its
// own.
const daily = 'LIQ-20777'; // runs for 1 day, costs US$ 1,000 and returns 0.01 %
const short = 'COR-6925';
const cancelled = 'PYM-498662'; // closes at 15:38:28 with 21.5 % sold, but needs 50 %
const reached = 'PYM-498666'; // is on sale from 18:38:28 to 19:38:28, and others buy 26 %
const soldOut = 'INM-2077';
const large = 'DEU-1038'; // costs US$ 5,000

const dayMs = 86_400_000;

// Some tests advance the clock by weeks without a call, which must not end the session.
const kit = await openForFile({ sessionIdleMs: 30 * 86_400_000 });
let token: string;

beforeEach(async () => {
  kit.setTime(start);
  token = await kit.newcomer();
});

const buy = (project_id: string, key?: string) =>
  kit.send('/fund/purchase', { project_id }, token, key);

const data = (path: string) => kit.data(path, token);

async function fund(id: string): Promise<unknown> {
  const { rows } = (await data('/v2/fund/list')) as { rows: readonly { id: string }[] };
  return rows.find((row) => row.id === id);
}

const balance = () => kit.balance(token);
const total = () => data('/stock/success/v2/user/info');
const orders = (query = '') => data(`/stock/success/fund/orders${query}`);

test('sells a fund until it closes, and shows the sold amount', async () => {
  expect(await fund(short)).toEqual({
    id: short,
    name: 'Renta Corta',
    about: 'Invierte en deuda pública y bancaria de muy corto plazo. Es dinero simulado.',
    min_return: '0.05',
    max_return: '0.12',
    investment_period: 7,
    amount: '500.00',
    issue_amount: '250000.00',
    sold_amount: '124000.00',
    issue_minimum: '0.00',
    issue_end_time: '2026-11-22T14:34:16.719Z',
    version: '500.00-7-0.05-0.12',
  });
  await buy(short);
  expect(await fund(short)).toMatchObject({ sold_amount: '124500.00' });
  kit.setTime(Date.parse('2026-11-22T14:34:16.719Z') - 1);
  expect(await buy(short)).toMatchObject({ msg: 'ok' });
  kit.advance(1);
  expect(await fund(short)).toBeUndefined();
  expect(await buy(short)).toEqual(refusalBody('fund-closed'));
});

test('invests a participation and pays it back with its gain', async () => {
  const key = randomUUID();
  const bought = await buy(daily, key);
  const end_time = '2026-11-21T15:30:00.000Z';
  expect(bought).toMatchObject({ msg: 'ok', data: { amount: '1000.00', end_time } });
  const { no } = (bought as { data: { no: string } }).data;
  const created_at = '2026-11-20T15:30:00.000Z';
  const returns = { min_return: '0.01', max_return: '0.02' };
  const project = { id: daily, name: 'Liquidez Diaria', investment_period: 1, ...returns };
  const times = { end_time, created_at, ended_at: null };
  const row = { id: no, no, amount: '1000.00', ...times, client_key: key, project };
  // The expected return is 1,000.00 × (0.01 % + 0.02 %) ÷ 2.
  const active = { ...row, status: 'active', expected_return: '0.15', paid_return: null };
  expect(await orders('?status=active')).toEqual({ rows: [active], count: 1 });
  expect(await balance()).toBe('24000.00');
  expect(await total()).toMatchObject({ money: '24000.00', total: '25000.00' });

  kit.advance(dayMs - 1);
  expect(await balance()).toBe('24000.00');
  kit.advance(1);
  // The balance is 24,000.00 + 1,000.00 + 0.10.
  expect(await balance()).toBe('25000.10');
  expect(await total()).toMatchObject({ total: '25000.10' });
  expect(await orders('?status=active')).toEqual({ rows: [], count: 0 });
  const completed = { ...active, status: 'completed', paid_return: '0.10', ended_at: end_time };
  expect(await orders('?status=completed')).toEqual({ rows: [completed], count: 1 });
  expect(await data('/stock/success/v2/bill')).toMatchObject({
    rows: expect.arrayContaining([
      expect.objectContaining({ type: 'expense', amount: '1000.00', reason: 'fund-buy' }),
      expect.objectContaining({ type: 'income', amount: '1000.10', reason: 'fund-payout' }),
    ]),
    count: 3,
  });
});

test('cancels an issue below its minimum and returns the money', async () => {
  await buy(cancelled);
  expect(await balance()).toBe('24000.00');
  kit.advance(9 * 60_000);
  expect(await balance()).toBe('25000.00');
  const closing = { ended_at: expect.stringMatching(/^2026-11-20T15:38:28/) };
  const ended = { amount: '1000.00', paid_return: null, status: 'cancelled', ...closing };
  expect(await orders('?status=cancelled')).toMatchObject({ rows: [ended], count: 1 });
  kit.advance(22 * dayMs); // past the 21 days of the issue
  expect(await balance()).toBe('25000.00');
  expect(await orders()).toMatchObject({ rows: [ended], count: 1 });
});

test('keeps an issue that reaches its minimum', async () => {
  kit.setTime(Date.parse('2026-11-20T18:40:00.000Z'));
  const customers = [token, await kit.newcomer(), await kit.newcomer()];
  for (const customer of customers) {
    token = customer;
    for (let n = 0; n < 16; n++) await buy(reached);
  }
  // Others hold 52,000.00, and customers 3 × 16 × 1,000.00: together 100,000.00, half of the issue.
  kit.advance(60 * 60_000);
  for (const customer of customers) {
    token = customer;
    expect(await orders('?status=active')).toMatchObject({ count: 16 });
  }
  kit.advance(21 * dayMs);
  // The issue returns 0.80 %, so the balance becomes 25,000.00 + 16 × 8.00. The call waits only for
  // the first due jobs; the others run in the background.
  await vi.waitFor(async () => expect(await balance()).toBe('25128.00'), 10_000);
});

test('pays back less after a loss', async () => {
  kit.advance(27 * dayMs); // MIX-1386 is on sale from 2026-12-17T13:51Z and returns -2.69 %
  token = await kit.login('5500000001', 'corro-demo');
  expect(await buy('MIX-1386')).toMatchObject({ msg: 'ok', data: { amount: '1500.00' } });
  kit.advance(360 * dayMs);
  token = await kit.login('5500000001', 'corro-demo');
  // The balance is 25,000.00 − 40.35.
  expect(await balance()).toBe('24959.65');
  expect(await orders()).toMatchObject({ rows: [{ status: 'completed', paid_return: '-40.35' }] });
});

test('refuses invalid purchases without moving money', async () => {
  expect(await buy(soldOut)).toEqual(refusalBody('sold-out'));
  expect(await buy('DEU-1039')).toEqual(refusalBody('not-found'));
  expect(await buy('XYZ-1')).toEqual(refusalBody('not-found'));
  for (let n = 0; n < 5; n++) expect(await buy(large)).toMatchObject({ msg: 'ok' });
  const sold = { sold_amount: '210000.00' }; // others' 185,000.00 + 5 × 5,000.00
  expect(await fund(large)).toMatchObject(sold);
  expect(await buy(large)).toEqual(refusalBody('insufficient-funds'));
  expect(await fund(large)).toMatchObject(sold);
  expect(await balance()).toBe('0.00');
  expect(await total()).toMatchObject({ total: '25000.00' });
});
