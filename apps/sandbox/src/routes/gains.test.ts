import { beforeEach, expect, test } from 'vitest';
import { start } from '../testFeed.fixture.ts';
import { openForFile } from '../testSandbox.fixture.ts';

// Some tests advance the clock by weeks without a call, which must not end the session.
const kit = await openForFile({ sessionIdleMs: 30 * 86_400_000 });
let token: string;

beforeEach(async () => {
  kit.setTime(start);
  kit.prices.set('ACME', '100.00');
  kit.prices.set('ORO', '100.00');
  token = await kit.newcomer();
});

const read = async (path: string, by = token) =>
  (await kit.read(`/v2/gain/${path}`, by)) as {
    rows: Record<string, unknown>[];
    count: number;
  };

const priceOf = (tag: string) => kit.prices.get(tag) ?? '';

const buy = (tag: string, count: number) =>
  kit.order('/deal/buy', { tag, count, price: priceOf(tag), mold: 'stock' }, token);

const sell = (tag: string, no: string) =>
  kit.order('/deal/sell', { no, price: '100.00', sell_price: priceOf(tag) }, token);

test('shows no gains before a sale', async () => {
  await buy('ACME', 3);
  kit.prices.set('ACME', '200.00');
  expect(await read('years')).toEqual({ rows: [], count: 0 });
  expect(await read('instruments?year=2026')).toEqual({ rows: [], count: 0 });
  expect(await read('list?year=2026&kind=sale&tag=ACME')).toEqual({ rows: [], count: 0 });
});

test('computes each sale from the cost of its lot and both fees', async () => {
  const cheap = await buy('ACME', 10);
  kit.prices.set('ACME', '120.50');
  const dear = await buy('ACME', 7);
  kit.prices.set('ACME', '110.25');
  // Sells the lot that was bought later.
  const loss = await sell('ACME', dear);
  kit.advance(60_000);
  const gain = await sell('ACME', cheap);
  const named = { kind: 'sale', tag: 'ACME', name: 'Acme Energía', type: 'US' };
  expect(await read('list?year=2026&kind=sale&tag=ACME')).toEqual({
    rows: [
      {
        ...named,
        no: gain,
        count: 10,
        cost: '1000.00',
        proceeds: '1102.50',
        // The fees of purchase and sale are 0.30 + 0.33.
        fees: '0.63',
        gain: '101.87',
        created_at: '2026-11-20T15:31:00.000Z',
      },
      {
        ...named,
        no: loss,
        count: 7,
        // The cost is 7 × 120.50, and the proceeds are 7 × 110.25.
        cost: '843.50',
        proceeds: '771.75',
        // The fees of purchase and sale are 0.25 + 0.23.
        fees: '0.48',
        gain: '-72.23',
        created_at: '2026-11-20T15:30:00.000Z',
      },
    ],
    count: 2,
  });
  const sums = { cost: '1843.50', proceeds: '1874.25', fees: '1.11', gain: '29.64' };
  expect(await read('instruments?year=2026')).toEqual({
    rows: [{ ...named, sales: 2, ...sums }],
    count: 1,
  });
  expect(await read('years')).toMatchObject({ rows: [{ year: 2026, ...sums }], count: 1 });
  // The records of the orders give the same gains: 1,102.17 − 1,000.30 and 771.52 − 843.75
  const orders = await kit.send('/deal/list', { mold: 'stock' }, token);
  expect(orders?.data).toMatchObject({
    rows: expect.arrayContaining([
      expect.objectContaining({ no: gain, price_all: '1102.17', cost_all: '1000.30' }),
      expect.objectContaining({ no: loss, price_all: '771.52', cost_all: '843.75' }),
      expect.objectContaining({ no: dear, price_all: '843.75', cost_all: null }),
      expect.objectContaining({ no: cheap, price_all: '1000.30', cost_all: null }),
    ]),
  });
  // The balance is the opening 25,000.00 plus these gains.
  expect(await kit.balance(token)).toBe('25029.64');
});

test('lists instruments by gain, page by page, without other customers', async () => {
  const [acme, gold] = [await buy('ACME', 1), await buy('ORO', 1)];
  await buy('ACME', 5);
  kit.prices.set('ACME', '90.00');
  kit.prices.set('ORO', '130.00');
  await sell('ACME', acme);
  await sell('ORO', gold);
  const first = await read('instruments?year=2026&limit=1');
  // The gain is 130.00 − 100.00 − 0.03 − 0.04.
  expect(first).toMatchObject({ rows: [{ tag: 'ORO', type: 'FUTURE', gain: '29.93' }], count: 2 });
  const second = await read('instruments?year=2026&limit=1&page=2');
  // The gain is 90.00 − 100.00 − 0.03 − 0.03.
  expect(second).toMatchObject({ rows: [{ tag: 'ACME', gain: '-10.06' }], count: 2 });
  expect(await read('instruments?year=2026&page=2')).toEqual({ rows: [], count: 2 });
  expect((await read('list?year=2026&kind=sale&tag=ORO')).count).toBe(1);
  expect((await read('list?year=2026&kind=fund&tag=ORO')).count).toBe(0);
  expect(await read('years', await kit.newcomer())).toEqual({ rows: [], count: 0 });
});

test('includes the gain of a fund after its payout', async () => {
  await kit.order('/fund/purchase', { project_id: 'LIQ-20777' }, token);
  expect((await read('years')).count).toBe(0);
  kit.advance(25 * 3_600_000);
  const { rows } = await read('list?year=2026&kind=fund&tag=LIQ');
  const fund = { kind: 'fund', tag: 'LIQ', name: 'Liquidez Diaria' };
  expect(rows).toMatchObject([{ ...fund, cost: '1000.00', fees: '0.00' }]);
  expect(rows[0]).not.toHaveProperty('count');
  const gain = Number(rows[0]?.['gain']);
  // The fund returns 0.01 % or 0.02 % of 1,000.00.
  expect([0.1, 0.2]).toContain(gain);
  expect(rows[0]).toMatchObject({ proceeds: (1000 + gain).toFixed(2) });
  expect((await read('instruments?year=2026')).rows).toMatchObject([{ ...fund, sales: 1 }]);
});

test('starts each year at midnight in Mexico City', async () => {
  kit.setTime(Date.parse('2026-12-31T20:00:00.000Z'));
  token = await kit.newcomer();
  const [one, other] = [await buy('ACME', 1), await buy('ACME', 2)];
  kit.setTime(Date.parse('2027-01-01T05:59:59.999Z'));
  await sell('ACME', one);
  kit.setTime(Date.parse('2027-01-01T06:00:00.000Z'));
  await sell('ACME', other);
  expect((await read('years')).rows).toMatchObject([
    { year: 2027, gain: '-0.12' },
    { year: 2026, gain: '-0.06' },
  ]);
  const ofLatestYear = [{ sales: 1, gain: '-0.12' }];
  expect((await read('instruments?year=2027')).rows).toMatchObject(ofLatestYear);
  expect((await read('instruments')).rows).toMatchObject(ofLatestYear);
});

test('shows the gain of each month in Mexico City', async () => {
  const first = await buy('ACME', 10);
  const second = await buy('ACME', 10);
  // At 23:59 on 30 November in Mexico City the gain is 10 × 10.00 less fees of 0.30 and 0.33.
  kit.setTime(Date.parse('2026-12-01T05:59:00.000Z'));
  kit.prices.set('ACME', '110.00');
  await sell('ACME', first);
  // In the first minute of December the loss is 10 × 10.00, plus fees of 0.30 and 0.27.
  kit.setTime(Date.parse('2026-12-01T06:01:00.000Z'));
  kit.prices.set('ACME', '90.00');
  await sell('ACME', second);
  const none = Array.from({ length: 10 }, () => '0.00');
  expect(await read('years')).toMatchObject({
    rows: [{ gain: '-1.20', months: [...none, '99.37', '-100.57'] }],
  });
});
