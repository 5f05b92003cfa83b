import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { openForFile, refusalBody, type Reply } from '../testSandbox.fixture.ts';

const kit = await openForFile();
let token: string;

beforeEach(async () => {
  kit.prices.set('ACME', '100.00');
  token = await kit.newcomer();
});

function buy(more: object = {}, headers: Record<string, string> = {}): Promise<Reply> {
  const body = { tag: 'ACME', count: 10, price: '100.00', mold: 'stock', ...more };
  return kit.post('/stock/success/deal/buy', body, token, headers);
}

function sell(no: string, price: string, by = token): Promise<Reply> {
  return kit.post('/stock/success/deal/sell', { no, price: '100.00', sell_price: price }, by);
}

const balance = () => kit.balance(token);

function numberOf(reply: Reply): string {
  return (reply.body!.data as { no: string }).no;
}

test('buying charges price and fee, opens a lot, and appears in the orders', async () => {
  const key = randomUUID();
  const bought = await buy({}, { 'Idempotency-Key': key });
  const no = numberOf(bought);
  expect(no).toMatch(/^261120-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  const receipt = { no, price: '100.00', count: 10, fee: '0.30', total: '1000.30' };
  expect(bought.body).toEqual({ msg: 'ok', data: receipt });
  expect(await balance()).toBe('23999.70');
  const row = { no, tag: 'ACME', name: 'Acme Energía', type: 'US', mold: 'stock', state: 'buy' };
  const figures = { count: 10, price: '100.00', price_all: '1000.30', status: 1 };
  const placedAt = '2026-11-20T15:30:00.000Z';
  const times = { created_at: placedAt, ended_at: placedAt };
  const orders = await kit.post('/stock/success/deal/list', { mold: 'stock' }, token);
  expect(orders.body?.data).toMatchObject({
    rows: [{ ...row, ...figures, ...times, sell_price: null, client_key: key }],
    count: 1,
  });
  const held = await kit.get('/stock/success/v2/transaction?type=stock&tag=ACME', token);
  expect(held.body?.data).toMatchObject({ rows: [{ ...row, ...figures }], count: 1 });
});

test('selling closes the whole lot once, at the market price', async () => {
  const no = numberOf(await buy());
  kit.prices.set('ACME', '110.00');
  expect((await sell(no, '100.00')).body).toEqual(refusalBody('price-changed'));
  const sold = await sell(no, '110.00');
  expect(sold.body?.data).toMatchObject({
    price: '110.00',
    count: 10,
    fee: '0.33',
    total: '1099.67',
  });
  expect((await sell(no, '110.00')).body).toEqual(refusalBody('already-sold'));
  // The balance is 25000.00 − 1000.30 + 1099.67.
  expect(await balance()).toBe('25099.37');
  const held = await kit.get('/stock/success/v2/transaction?type=stock', token);
  expect(held.body?.data).toEqual({ rows: [], count: 0 });
  const orders = await kit.post('/stock/success/deal/list', { mold: 'stock', status: 1 }, token);
  expect(orders.body?.data).toMatchObject({ count: 2 });
});

test.each([
  [{ price: '99.51' }, 'ok'], // differs by 0.49; 0.5 % of 99.51 is 0.49755
  [{ price: '99.50' }, 'price-changed'], // differs by 0.50; 0.5 % of 99.50 is 0.4975
  [{ price: '100.50' }, 'ok'],
  [{ price: '100.51' }, 'price-changed'],
  [{ price: '1' }, 'price-changed'],
  [{ price: '-1' }, 'invalid-price'],
  [{ tag: 'NONE' }, 'unknown-instrument'],
  [{ tag: 'IDX' }, 'unknown-instrument'],
  [{ count: 101 }, 'invalid-quantity'],
  [{ count: 0 }, 'invalid-quantity'],
  [{ count: '10' }, 'invalid-quantity'],
])('an order with %j is refused: %s', async (more, code) => {
  const { body } = await buy(more);
  expect(body?.msg === 'ok' ? 'ok' : body?.data).toBe(code);
});

test('the market price applies, not the one in the order', async () => {
  const bought = await buy({ price: '100.40' });
  expect(bought.body?.data).toMatchObject({ price: '100.00', total: '1000.30' });
  const sold = await sell(numberOf(bought), '100.40');
  expect(sold.body?.data).toMatchObject({ price: '100.00', total: '999.70' });
});

test('a customer can spend the whole balance and not a cent more', async () => {
  kit.prices.set('ACME', '249.92');
  // The order costs 100 × 249.92 = 24992.00 and a fee of 7.4976, rounded to 7.50: 24999.50 of
  // 25000.00.
  expect((await buy({ count: 100, price: '249.92' })).body).toMatchObject({ msg: 'ok' });
  expect(await balance()).toBe('0.50');
  kit.prices.set('ACME', '0.51');
  expect((await buy({ count: 1, price: '0.51' })).body).toEqual(refusalBody('insufficient-funds'));
  kit.prices.set('ACME', '0.50');
  expect((await buy({ count: 1, price: '0.50' })).body).toMatchObject({ msg: 'ok' });
  expect(await balance()).toBe('0.00');
});

/** The customer has ten shares bought at 100.00, and 23,999.70 in cash. */
test.each([
  ['the current price', '120.00', '25199.70'],
  ['a substitute price while the source is unavailable', 'old 90.00', '24899.70'],
  ['cost while the source is unavailable', 'unavailable', '24999.70'],
  ['cost without a price', null, '24999.70'],
])('total assets count the lots at %s', async (_, price, total) => {
  await buy();
  if (price === null) kit.prices.delete('ACME');
  else kit.prices.set('ACME', price);
  const { body } = await kit.get('/stock/success/v2/user/info', token);
  expect(body?.data).toMatchObject({ money: '23999.70', total, loan: '0.00' });
});

test('executes no order at a substitute price while the source is unavailable', async () => {
  const no = numberOf(await buy());
  kit.prices.set('ACME', 'old 100.00');
  expect((await kit.get('/v2/yahoo?symbol=ACME', token)).body?.data).toMatchObject({
    price: '100.00',
    at: '2026-11-20T15:30:00.000Z',
  });
  expect((await buy()).body).toEqual(refusalBody({ code: 'busy', values: { reason: 'prices' } }));
  expect((await sell(no, '100.00')).body).toEqual(
    refusalBody({ code: 'busy', values: { reason: 'prices' } }),
  );
});
