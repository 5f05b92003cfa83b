import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { openForFile, refusalBody, type Reply, transactionCode } from '../testSandbox.fixture.ts';

const kit = await openForFile();
const day = 86_400_000;
let token: string;

interface OfferRow {
  id: string;
  tag: string;
  price: string;
  count: number;
  status: number;
  holding_days: number;
}

beforeEach(async () => {
  kit.prices.set('ACME', '100.00');
  token = await kit.newcomer();
});

async function rows(mold: string, more: object = {}): Promise<OfferRow[]> {
  const reply = await kit.post('/stock/success/stock/list', { mold, ...more }, token);
  return (reply.body!.data as { rows: OfferRow[] }).rows;
}

/** Finds an open or closed offer of today or of one of the next 60 days. */
async function offer(mold = 'bulk', status = 1): Promise<OfferRow> {
  for (let days = 0; days < 60; days += 1) {
    const found = (await rows(mold)).find((one) => one.status === status);
    if (found !== undefined) return found;
    kit.advance(day);
  }
  throw new Error('No such offer for two months.');
}

function buy(of: OfferRow, more: object = {}, key: string = randomUUID()): Promise<Reply> {
  const body = { tag: of.tag, id: of.id, price: of.price, count: 100, mold: 'bulk' };
  const wanted = { ...body, stock_password: transactionCode, ...more };
  return kit.post('/stock/success/deal/buy', wanted, token, { 'Idempotency-Key': key });
}

async function orders(filter: object = {}): Promise<unknown> {
  return (await kit.send('/deal/list', { mold: 'bulk', ...filter }, token))?.data;
}

const balance = () => kit.balance(token);

test('an offer lasts for a day, below the previous close', async () => {
  const of = await offer();
  // The previous close is 90.00 in the tests' market; a block trade is 2 to 6 % below it.
  expect(Number(of.price)).toBeGreaterThanOrEqual(84.6);
  expect(Number(of.price)).toBeLessThanOrEqual(88.2);
  kit.prices.set(of.tag, '123.00');
  const later = (await rows('bulk', { code: of.tag.toLowerCase() })).find(({ id }) => id === of.id);
  expect(later).toMatchObject({ ...of, prasent: '123.00' });
  expect(await rows('bulk', { code: 'nothing like it' })).toEqual([]);
  kit.prices.set(of.tag, '100.00');
});

test('a purchase needs a code, charges price and fee, and opens a position', async () => {
  const of = await offer();
  const info = () => kit.get('/stock/success/v2/user/info', token);
  expect((await info()).body?.data).toMatchObject({ fund_code_set: false });
  expect((await buy(of)).body).toEqual(refusalBody('no-transaction-code'));
  await kit.setCode(token);
  expect((await info()).body?.data).toMatchObject({ fund_code_set: true });

  const key = randomUUID();
  const { body } = await buy(of, {}, key);
  const { no, total, fee } = body!.data as { no: string; total: string; fee: string };
  // The fee is 0.03 % of 100 shares at 84.60 to 88.20: 2.54 to 2.65.
  expect(Number(fee)).toBeGreaterThanOrEqual(2.54);
  expect(Number(fee)).toBeLessThanOrEqual(2.65);
  expect(Number(total)).toBeCloseTo(100 * Number(of.price) + Number(fee), 5);
  expect(await balance()).toBe((25_000 - Number(total)).toFixed(2));
  const row = { no, tag: of.tag, mold: 'bulk', count: 100, price: of.price, price_all: total };
  expect(await orders()).toMatchObject({
    rows: [{ ...row, status: 1, client_key: key }],
    count: 1,
  });

  const held = await kit.get('/stock/success/v2/transaction?type=stock', token);
  expect(held.body?.data).toMatchObject({ rows: [{ ...row, prasent: '100.00' }], count: 1 });
  const sale = { no, price: of.price, sell_price: '100.00' };
  kit.advance(of.holding_days * day);
  const sold = await kit.post('/stock/success/deal/sell', sale, token);
  // The sale brings 100 × 100.00 less a fee of 3.00.
  expect(sold.body?.data).toMatchObject({ fee: '3.00', total: '9997.00' });
  const records = await kit.post('/stock/success/deal/list', { mold: 'stock' }, token);
  expect(records.body?.data).toMatchObject({ rows: [{ state: 'sell' }], count: 1 });
});

test.each([
  ['bulk', 1, 3],
  ['finalize', 5, 10],
])(
  'a position from %s can be sold after %i to %i days, not a millisecond earlier',
  async (mold, ...range) => {
    await kit.setCode(token);
    const of = await offer(mold);
    expect(of.holding_days).toBeGreaterThanOrEqual(range[0]);
    expect(of.holding_days).toBeLessThanOrEqual(range[1]);
    const { no } = (await buy(of, { mold, count: of.count })).body!.data as { no: string };
    const sell = () =>
      kit.post('/stock/success/deal/sell', { no, price: of.price, sell_price: '100.00' }, token);
    const held = await kit.get('/stock/success/v2/transaction?type=stock', token);
    const [row] = (held.body!.data as { rows: [{ created_at: string; sellable_at: string }] }).rows;
    const heldFor = Date.parse(row.sellable_at) - Date.parse(row.created_at);
    expect(heldFor).toBe(of.holding_days * day);

    kit.advance(heldFor - 1);
    expect((await sell()).body).toEqual(refusalBody('holding-time'));
    kit.advance(1);
    expect((await sell()).body).toMatchObject({ msg: 'ok' });
  },
);

test('an order that the balance does not cover is stored as failed and moves nothing', async () => {
  await kit.setCode(token);
  const of = await offer();
  const key = randomUUID();
  const poor = await buy(of, { count: 1000 }, key);
  expect(poor.body).toEqual(refusalBody('insufficient-funds'));
  expect((await buy(of, { count: 1000 }, key)).text).toBe(poor.text);
  expect(await balance()).toBe('25000.00');
  expect(await orders({ status: 2 })).toMatchObject({
    rows: [{ tag: of.tag, count: 1000, status: 2, reason: 'insufficient-funds', client_key: key }],
    count: 1,
  });
  await buy(of);
  expect(await orders({ status: 1 })).toMatchObject({ rows: [{ count: 100 }], count: 1 });
  expect(await orders({ status: 0 })).toMatchObject({ count: 2 });
  expect(await orders({ tag: 'IDX' })).toMatchObject({ count: 0 });
  const lots = await kit.get('/stock/success/v2/transaction?type=stock', token);
  expect(lots.body?.data).toMatchObject({ count: 1 });
});

test.each([
  [{ count: 99 }, 'below-minimum'],
  [{ count: 0 }, 'invalid-quantity'],
  [{ count: 1_000_000_001 }, 'invalid-quantity'],
  [{ price: '100.00' }, 'price-changed'],
  [{ tag: 'IDX' }, 'unknown-offer'],
  [{ id: null }, 'unknown-offer'],
  [{ id: 'bulk-2026-11-20-NONE' }, 'unknown-offer'],
  [{ id: 'bulk-2026-13-20-ACME' }, 'unknown-offer'],
  [{ mold: 'finalize' }, 'unknown-offer'],
  [{ stock_password: null }, 'wrong-authorization-password'],
])(
  'an order with %j is refused: %s, and does not count as a try of the code',
  async (more, refusal) => {
    await kit.setCode(token);
    const of = await offer();
    for (let turn = 0; turn < 6; turn += 1) {
      expect((await buy(of, more)).body).toEqual(refusalBody(refusal));
    }
    expect((await buy(of)).body).toMatchObject({ msg: 'ok' });
  },
);

test('a closed or expired offer cannot be bought', async () => {
  await kit.setCode(token);
  const closed = await offer('bulk', 0);
  expect((await buy(closed, { count: 100 })).body).toEqual(refusalBody('time-not-allowed'));
  const of = await offer();
  kit.advance(day);
  expect((await buy(of)).body).toEqual(refusalBody('time-not-allowed'));
});

test('five wrong codes lock the customer’s orders for fifteen minutes', async () => {
  await kit.setCode(token);
  const of = await offer();
  const wrong = { stock_password: '000000' };
  const refusal = 'wrong-authorization-password';
  for (let turn = 0; turn < 4; turn += 1) {
    expect((await buy(of, wrong)).body).toEqual(refusalBody(refusal));
    kit.advance(60_000);
  }
  const last = refusalBody({ code: refusal, values: { seconds: 900 } });
  expect((await buy(of, wrong)).body).toEqual(last);
  kit.advance(60_000);
  // The wait is fifteen minutes from the fifth wrong code, which was a minute ago.
  const wait = refusalBody({ code: 'too-many-attempts', values: { seconds: 840 } });
  expect((await buy(of)).body).toEqual(wait);
  kit.advance(840_000);
  expect((await buy(of)).body).toMatchObject({ msg: 'ok' });
  expect((await buy(of, wrong)).body).toEqual(refusalBody('wrong-authorization-password'));
});

test('many simultaneous orders with the right code use no tries', async () => {
  await kit.setCode(token);
  const of = await offer();
  const answers = await Promise.all(Array.from({ length: 12 }, () => buy(of, { count: 100 })));
  expect(answers.filter(({ text }) => text.includes('too-many-attempts'))).toEqual([]);
});

test('a repeated key gets the first answer, even with another code', async () => {
  await kit.setCode(token);
  const of = await offer();
  const key = randomUUID();
  const first = await buy(of, {}, key);
  expect(first.body).toMatchObject({ msg: 'ok' });
  for (let turn = 0; turn < 6; turn += 1) {
    expect((await buy(of, { stock_password: '000000' }, key)).text).toBe(first.text);
  }
  expect((await buy(of, { count: 101 }, key)).body).toEqual(refusalBody('duplicate-key'));
  expect(await orders()).toMatchObject({ count: 1 });
  const mistaken = randomUUID();
  const refusal = await buy(of, { stock_password: '000000' }, mistaken);
  expect((await buy(of, {}, mistaken)).text).toBe(refusal.text);
});

test('QIP and block trades have separate offers and orders', async () => {
  await kit.setCode(token);
  const of = await offer('finalize');
  expect([50, 100, 150, 200]).toContain(of.count);
  expect((await buy(of, { mold: 'finalize', count: of.count })).body).toMatchObject({ msg: 'ok' });
  expect((await buy(of, { mold: 'finalize', count: of.count - 1 })).body).toEqual(
    refusalBody('below-minimum'),
  );
  expect(await orders()).toMatchObject({ count: 0 });
  expect(await orders({ mold: 'finalize' })).toMatchObject({ rows: [{ mold: 'finalize' }] });
});
