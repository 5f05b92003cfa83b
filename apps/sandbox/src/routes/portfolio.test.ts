import { beforeEach, expect, test } from 'vitest';
import { start } from '../testFeed.fixture.ts';
import { openForFile, refusalBody } from '../testSandbox.fixture.ts';

const kit = await openForFile();
let token: string;

beforeEach(async () => {
  kit.setTime(start);
  kit.prices.set('ACME', '100.00');
  token = await kit.newcomer();
});

interface Portfolio {
  list: { time: string; value: string; flows: string; fees: string; interest: string }[];
  parts: Record<string, string>;
}

const read = async (range = '1d') =>
  (await kit.data(`/stock/success/v2/portfolio?range=${range}`, token)) as Portfolio;

const buy = (tag: string, count: number) => {
  const order = { tag, count, price: '100.00', mold: 'stock' };
  return kit.post('/stock/success/deal/buy', order, token);
};

const nothing = {
  cash: '25000.00',
  stock: '0.00',
  forex: '0.00',
  futures: '0.00',
  treasury: '0.00',
  funds: '0.00',
  held: '0.00',
  loan: '0.00',
};

test('a new customer has the opening balance, which does not count as a gain', async () => {
  const flat = { value: '25000.00', flows: '25000.00', fees: '0.00', interest: '0.00' };
  expect(await read()).toEqual({
    list: [{ time: '2026-11-20T15:30:00.000Z', ...flat }],
    parts: nothing,
  });
  kit.advance(1_230_000);
  expect((await read('max')).list).toEqual([
    { time: '2026-11-20T15:30:00.000Z', ...flat },
    { time: '2026-11-20T15:40:00.000Z', ...flat },
    { time: '2026-11-20T15:50:00.000Z', ...flat },
    { time: '2026-11-20T15:50:30.000Z', ...flat },
  ]);
});

test('each kind of holding is a part, and the parts sum to the value', async () => {
  // The purchases cost (10 + 20 + 5 + 1) × 100.00 and fees of 0.30, 0.60, 0.15 and 0.03.
  await buy('ACME', 10);
  await buy('EURUSD', 20);
  await buy('ORO', 5);
  await buy('BONO', 1);
  await kit.post('/stock/success/fund/purchase', { project_id: 'LIQ-20777' }, token);
  kit.prices.set('ACME', '110.00');
  const { list, parts } = await read();
  expect(parts).toEqual({
    cash: '20398.92',
    stock: '1100.00',
    forex: '2000.00',
    futures: '500.00',
    treasury: '100.00',
    funds: '1000.00',
    held: '0.00',
    loan: '0.00',
  });
  // The value is 20,398.92 + 1,100 + 2,000 + 500 + 100 + 1,000.
  expect(list.at(-1)).toMatchObject({
    value: '25098.92',
    flows: '25000.00',
    fees: '1.08',
    interest: '0.00',
  });
  const info = await kit.data('/stock/success/v2/user/info', token);
  expect(info).toMatchObject({ total: '25098.92' });
});

test('a loan is not a gain: from its payout on, portfolio and total include the debt with its interest', async () => {
  await kit.post('/stock/success/loans/add', { count: '800' }, token);
  // The first step decides the loan, the second pays it out.
  for (const _ of ['decision', 'payout']) {
    kit.advance(30_000);
    await read();
  }
  const { list, parts } = await read();
  // The interest is 800 × 12 % × 30 ÷ 365 = 7.89.
  expect(parts).toEqual({ ...nothing, cash: '25800.00', loan: '807.89' });
  const owed = { value: '24992.11', flows: '25000.00', fees: '0.00', interest: '7.89' };
  expect(list.at(-1)).toMatchObject(owed);
  const info = await kit.data('/stock/success/v2/user/info', token);
  expect(info).toMatchObject({ total: '24992.11', loan: '807.89' });
  const { rows } = (await kit.data('/stock/success/loans/list', token)) as {
    rows: { no: string }[];
  };
  await kit.post('/stock/success/loans/repay', { no: rows[0]?.no }, token);
  expect((await read()).list.at(-1)).toMatchObject(owed);
});

test('a holding without a current price refuses the whole as busy, and one without any price counts at cost', async () => {
  await buy('ACME', 10);
  kit.prices.set('ACME', 'unavailable');
  const { body } = await kit.get('/stock/success/v2/portfolio', token);
  expect(body).toEqual(refusalBody({ code: 'busy', values: { reason: 'prices' } }));
  kit.prices.delete('ACME');
  expect((await read()).parts).toMatchObject({ stock: '1000.00' });
});

test('refuses an unknown range', async () => {
  expect(await kit.get('/stock/success/v2/portfolio?range=5y', token)).toMatchObject({
    status: 400,
    body: refusalBody('bad-request'),
  });
});

test('reads a history of any length in one statement, every time', async () => {
  const costOf = async () => {
    const before = kit.statements.length;
    await read('max');
    // Subtracts one statement, which reads the session.
    return kit.statements.length - before - 1;
  };
  expect(await costOf()).toBe(1);
  kit.advance(1);
  for (let i = 0; i < 30; i += 1) await buy('ACME', 1);
  expect(await costOf()).toBe(1);
  expect(await costOf()).toBe(1);
  // This purchase has the same millisecond as the last purchase that was read, and a later id.
  await buy('ACME', 1);
  expect(await costOf()).toBe(1);
  expect((await read()).parts).toMatchObject({ stock: '3100.00' });
});
