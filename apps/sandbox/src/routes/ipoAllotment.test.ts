import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { start } from '../testFeed.fixture.ts';
import { openForFile, type Reply } from '../testSandbox.fixture.ts';

// These offerings are open at or soon after the start of the tests' clock, 15:30 UTC.
// `offerings.test.ts` fails if the formula that creates them changes. A closed book keeps its
// applications, so only one test uses each offering. `scarce` has 104,000 shares, others apply for
// 270,400, and it closes at 16:00.
const scarce = { id: '1495989', tag: 'VALDRA', count: 300, price: '25.33' };
// `plenty` has 278,000 shares, others apply for 111,200, and it closes at 16:20.
const plenty = { id: '1495990', tag: 'XILONA', count: 200, price: '39.52' };
// `coveted` has 167,000 shares, others apply for 26,720,000, and it is open from 20:20 to 21:20.
const coveted = { id: '1496005', tag: 'NIVALA', count: 100, price: '8.54' };
// `evening` has 390,000 shares, others apply for 331,500, and it is open from 18:40 to 19:40.
const evening = { id: '1496000', tag: 'INDIGA', count: 200, price: '18.42' };
// `night` has 450,000 shares, others apply for 180,000, and it is open from 20:00 to 21:00.
const night = { id: '1496004', tag: 'MAREDA', count: 200, price: '24.59' };

const minute = 60_000;

const kit = await openForFile();
let token: string;

beforeEach(async () => {
  kit.setTime(start);
  token = await kit.newcomer();
});

function apply(request: object, by = token, key = randomUUID()): Promise<Reply> {
  return kit.post('/stock/success/ipo/buy', request, by, { 'Idempotency-Key': key });
}

const data = (path: string, by = token) => kit.data(path, by);

const balance = (by = token) => kit.balance(by);
const applications = (by = token) => data('/stock/success/ipo/list', by);
const lots = () => data('/stock/success/v2/transaction?type=stock');

test('scarce shares are allotted pro rata, and the rest of the money returns in one movement', async () => {
  await apply(scarce);
  const other = await kit.newcomer();
  // The shares cost 900 × 25.33 = 22797.00, and the fee is 6.8391.
  expect((await apply({ ...scarce, count: 900 }, other)).body).toMatchObject({
    data: { total: '22803.84' },
  });
  kit.advance(30 * minute);
  // Together 270,400 + 300 + 900 = 271,600 shares are applied for, so this customer gets 300 ×
  // 104,000 / 271,600 = 114.87. They cost 114 × 25.33 = 2887.62 with a fee of 0.866286, and 7601.28
  // − 2888.49 = 4712.79 is returned.
  const got = { status: 2, allotted: 114, amount: '2887.62', fee: '0.87', returned: '4712.79' };
  const ended = { ended_at: '2026-11-20T16:00:00.000Z' };
  expect(await applications()).toMatchObject({ rows: [{ ...got, ...ended }] });
  // The balance is 25000.00 − 2888.49.
  expect(await balance()).toBe('22111.51');
  const bill = await data('/stock/success/v2/bill?type=income');
  const back = { amount: '4712.79', balance: '22111.51', reason: 'ipo-allotment' };
  expect(bill).toMatchObject({ rows: [{ ...back, created_at: '2026-11-20T16:00:00.000Z' }, {}] });
  const lot = { tag: 'VALDRA', name: 'Valdrano Capital', type: 'US', count: 114 };
  expect(await lots()).toMatchObject({
    rows: [{ ...lot, price: '25.33', price_all: '2888.49', prasent: null }],
  });
  // The other customer calls a day later, but the book is closed: 900 × 104,000 / 271,600 = 344.62.
  // The shares cost 344 × 25.33 = 8713.52 with a fee of 2.614056.
  kit.advance(24 * 60 * minute);
  expect(await applications(other)).toMatchObject({
    rows: [{ allotted: 344, amount: '8713.52', fee: '2.61', returned: '14087.71' }],
  });
  expect(await balance(other)).toBe('16283.87');
});

test('applications are allotted in full if there are enough shares', async () => {
  await apply(plenty);
  kit.advance(50 * minute);
  // The shares cost 200 × 39.52 = 7904.00, and the fee is 2.3712.
  const got = { status: 2, allotted: 200, amount: '7904.00', fee: '2.37', returned: '0.00' };
  expect(await applications()).toMatchObject({ rows: [got] });
  expect(await balance()).toBe('17093.63');
});

test('an allotment below one share is zero, and all money returns', async () => {
  kit.advance(5 * 60 * minute);
  await apply(coveted);
  // The application costs 100 × 8.54 = 854.00 and a fee of 0.2562.
  expect(await balance()).toBe('24145.74');
  kit.advance(50 * minute);
  // The share is 100 × 167,000 / 26,720,100 = 0.62, which is rounded down to none.
  const got = { status: 3, allotted: 0, amount: '0.00', fee: '0.00', returned: '854.26' };
  expect(await applications()).toMatchObject({ rows: [got] });
  expect(await balance()).toBe('25000.00');
  expect(await lots()).toMatchObject({ count: 0 });
  const bill = await data('/stock/success/v2/bill?type=income');
  expect(bill).toMatchObject({ rows: [{ amount: '854.26', reason: 'ipo-refund' }, {}] });
});

test('many simultaneous calls allot once', async () => {
  kit.setTime(Date.parse('2026-11-20T18:45:00.000Z'));
  token = await kit.newcomer();
  await apply(evening);
  kit.advance(60 * minute);
  const seen = await Promise.all(Array.from({ length: 12 }, () => balance()));
  // The shares are allotted only once: 200 × 18.42 = 3684.00 with a fee of 1.1052, so the balance
  // is 25000.00 − 3685.11.
  expect(new Set(seen)).toEqual(new Set(['21314.89']));
  expect(await lots()).toMatchObject({ count: 1 });
});

test('allotted shares can be sold once they are listed and have a price', async () => {
  kit.setTime(Date.parse('2026-11-20T20:05:00.000Z'));
  token = await kit.newcomer();
  await apply(night);
  kit.advance(60 * minute);
  const { rows } = (await lots()) as { rows: { no: string }[] };
  const sale = { no: rows[0]!.no, price: '24.59', sell_price: '25.00' };
  const sell = async () => (await kit.post('/stock/success/deal/sell', sale, token)).body;
  kit.prices.set('MAREDA', '25.00');
  // The shares are allotted at 21:00 and listed at 21:20. Now it is 21:05.
  expect(await sell()).toEqual({ msg: 'no', data: 'time-not-allowed' });
  kit.advance(15 * minute - 1);
  expect(await sell()).toEqual({ msg: 'no', data: 'time-not-allowed' });
  kit.advance(1);
  kit.prices.delete('MAREDA');
  expect(await sell()).toEqual({ msg: 'no', data: 'time-not-allowed' });
  kit.prices.set('MAREDA', '25.00');
  // The sale brings 200 × 25.00 = 5000.00 less a fee of 1.50.
  expect(await sell()).toMatchObject({ msg: 'ok', data: { count: 200, total: '4998.50' } });
  // The gain is 5000.00 − 4918.00 − 2.98: the cost is 200 × 24.59 = 4918.00, and the fees are 1.48
  // at the allotment and 1.50 at the sale.
  const earned = { cost: '4918.00', proceeds: '5000.00', fees: '2.98', gain: '79.02' };
  const gains = await data('/stock/success/v2/gain/list?year=2026&kind=sale&tag=MAREDA');
  expect(gains).toMatchObject({ rows: [{ count: 200, ...earned }], count: 1 });
});
