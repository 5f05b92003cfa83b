import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { withNewcomers } from '../market/joinFeeds.ts';
import { openForFile, openTestSandbox, type Reply } from '../testSandbox.fixture.ts';

// These offerings are open at the start of the tests' clock, 15:30 UTC. `offerings.test.ts` fails
// if the formula that creates them changes. `scarce` has 104,000 shares, others apply for 270,400,
// and it closes at 16:00.
const scarce = { id: '1495989', tag: 'VALDRA', count: 300, price: '25.33' };
// `plenty` has 278,000 shares, others apply for 111,200, and it closes at 16:20.
const plenty = { id: '1495990', tag: 'XILONA', count: 200, price: '39.52' };

const minute = 60_000;

const kit = await openForFile();
let token: string;

beforeEach(async () => {
  token = await kit.newcomer();
});

function apply(request: object, by = token, key = randomUUID()): Promise<Reply> {
  return kit.post('/stock/success/ipo/buy', request, by, { 'Idempotency-Key': key });
}

const data = (path: string, by = token) => kit.data(path, by);

const balance = (by = token) => kit.balance(by);
const applications = (by = token) => data('/stock/success/ipo/list', by);
const orders = async (more: object) =>
  (await kit.post('/stock/success/deal/list', { mold: 'ipo', ...more }, token)).body?.data;
const lots = () => data('/stock/success/v2/transaction?type=stock');

test('an offering has the times of its close and its listing', async () => {
  const { rows } = (await data('/client/ipo')) as { rows: { symbol: string }[] };
  expect(rows.find(({ symbol }) => symbol === 'VALDRA')).toMatchObject({
    issue_end_date: '2026-11-20T16:00:00.000Z',
    listing_date: '2026-11-20T16:20:00.000Z',
  });
});

test('an application reserves amount and fee, which remain part of the total', async () => {
  const key = randomUUID();
  const { body } = await apply(scarce, token, key);
  // The shares cost 300 × 25.33 = 7599.00, and the fee of 0.03 % is 2.2797.
  const receipt = { price: '25.33', count: 300, fee: '2.28', total: '7601.28' };
  expect(body).toMatchObject({ msg: 'ok', data: receipt });
  expect(await balance()).toBe('17398.72');
  const info = await data('/stock/success/v2/user/info');
  expect(info).toMatchObject({ money: '17398.72', total: '25000.00' });
  const asked = { ipo_id: '1495989', tag: 'VALDRA', count: 300, price: '25.33', held: '7601.28' };
  const open = { status: 1, allotted: null, amount: null, fee: null, returned: null };
  const row = { ...asked, ...open, client_key: key, issue_end_date: '2026-11-20T16:00:00.000Z' };
  expect(await applications()).toMatchObject({ rows: [row], count: 1 });
  expect(await lots()).toMatchObject({ count: 0 });
});

test.each([
  [{}, 'ok'],
  [{ count: 1600 }, 'insufficient-funds'], // costs 40528.00
  [{ count: 1700 }, 'invalid-quantity'],
  [{ count: 150 }, 'invalid-quantity'],
  [{ count: 0 }, 'invalid-quantity'],
  [{ price: '25.34' }, 'invalid-price'],
  [{ price: '25.330' }, 'ok'],
  [{ tag: 'XILONA' }, 'not-found'],
  [{ id: '1495991' }, 'not-found'],
  [{ id: 'none' }, 'not-found'],
  [{ id: 1495989 }, 'ok'],
  [{ id: '1495987', tag: 'TESARO', price: '17.62' }, 'time-not-allowed'],
])('an application with %j is refused: %s', async (more, code) => {
  const { body } = await apply({ ...scarce, ...more });
  expect(body?.msg === 'ok' ? 'ok' : body?.data).toBe(code);
});

test('allows one application per offering; a refused one changes nothing', async () => {
  await apply({ ...scarce, count: 1600 });
  expect(await balance()).toBe('25000.00');
  const key = randomUUID();
  const first = await apply(scarce, token, key);
  expect((await apply(scarce, token, key)).text).toBe(first.text);
  expect((await apply(scarce)).body).toEqual({ msg: 'no', data: 'already-applied' });
  expect(await balance()).toBe('17398.72');
});

test('the list of all orders includes applications', async () => {
  await apply(plenty);
  const row = { tag: 'XILONA', mold: 'ipo', state: 'buy', count: 200, status: 1 };
  const pending = { price_all: '7906.37', ended_at: null };
  expect(await orders({})).toMatchObject({ rows: [{ ...row, ...pending }], count: 1 });
  expect(await orders({ status: 0 })).toMatchObject({ count: 1 });
  expect(await orders({ status: 2 })).toMatchObject({ count: 0 });
  expect(await orders({ tag: 'VALDRA' })).toMatchObject({ count: 0 });
});

test('an offering closes on the second, even before its allotment', async () => {
  kit.advance(30 * minute - 1);
  expect((await apply({ ...scarce, count: 100 })).body).toMatchObject({ msg: 'ok' });
  const late = await kit.newcomer();
  kit.advance(1);
  expect((await apply(scarce, late)).body).toEqual({ msg: 'no', data: 'time-not-allowed' });
});

test('the shares of an unlisted company cannot be traded', async () => {
  const listing = await openTestSandbox({ feedOf: withNewcomers });
  const buyer = await listing.newcomer();
  const { price } = (await listing.data('/v2/yahoo?symbol=VALDRA', buyer)) as { price: string };
  const body = { tag: 'VALDRA', count: 1, price, mold: 'stock' };
  const bought = await listing.post('/stock/success/deal/buy', body, buyer);
  expect(bought.body).toEqual({ msg: 'no', data: 'time-not-allowed' });
  await listing.sandbox.close();
});
