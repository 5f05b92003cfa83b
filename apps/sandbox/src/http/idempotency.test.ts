import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { start } from '../testFeed.fixture.ts';
import {
  bankAccount,
  openForFile,
  refusalBody,
  type Reply,
  transactionCode,
} from '../testSandbox.fixture.ts';

const kit = await openForFile();
let token: string;

beforeEach(async () => {
  kit.prices.set('ACME', '100.00');
  token = await kit.newcomer();
});

function buy(more: object, key: string): Promise<Reply> {
  const body = { tag: 'ACME', count: 10, price: '100.00', mold: 'stock', ...more };
  return kit.post('/stock/success/deal/buy', body, token, { 'Idempotency-Key': key });
}

/** Buys ten shares, with an order that was confirmed `age` milliseconds ago. */
function aged(key: string, age: string): Promise<Reply> {
  const body = { tag: 'ACME', count: 10, price: '100.00', mold: 'stock' };
  return kit.post('/stock/success/deal/buy', body, token, {
    'Idempotency-Key': key,
    'Order-Age': age,
  });
}

const balance = () => kit.balance(token);

test('a repeat with the same key gets the first answer and changes nothing', async () => {
  const key = randomUUID();
  const first = await buy({}, key);
  kit.prices.delete('ACME');
  const again = await Promise.all(Array.from({ length: 20 }, () => buy({}, key)));
  for (const reply of again) expect(reply.text).toBe(first.text);
  expect((await buy({}, key.toUpperCase())).text).toBe(first.text);
  expect(await balance()).toBe('23999.70');
  expect((await buy({ count: 11 }, key)).body).toEqual(refusalBody('duplicate-key'));
});

/** Reads all data that a call could have changed. */
async function account(by: string): Promise<readonly string[]> {
  const lists = ['v2/bill', 'fund/orders', 'ipo/list', 'loans/list', 'property/list'];
  const others = ['property/withdraw', 'v2/case/list', 'user_message/list-message?peek=1'];
  const read = (path: string) => kit.get(`/stock/success/${path}`, by);
  const orders = kit.post('/stock/success/deal/list', { mold: 'stock' }, by);
  const answers = await Promise.all([...[...lists, ...others].map(read), orders]);
  return answers.map(({ text }) => text);
}

interface Own {
  readonly lot: string;
  readonly card: string;
  readonly recharge: string;
  readonly loan: string;
}

/**
 * Calls that take a key: the first input, and another input that is sent with the same key
 * afterwards.
 */
const calls: readonly (readonly [
  path: string,
  first: (own: Own) => object,
  other: object | null,
])[] = [
  ['deal/sell', ({ lot: no }) => ({ no, price: '100.00', sell_price: '100.00' }), { no: 'x' }],
  ['ipo/buy', () => ({ id: '1495989', tag: 'VALDRA', count: 300, price: '25.33' }), null],
  ['fund/purchase', () => ({ project_id: 'LIQ-20777' }), { project_id: 'COR-6925' }],
  ['v2/recharge/add', () => ({ count: '5000' }), { count: '6000' }],
  ['money/access', ({ card }) => withdrawal(card), null],
  ['loans/add', () => ({ count: '500' }), { count: '600' }],
  ['loans/repay', ({ loan: no }) => ({ no }), { no: 'x' }],
  ['v2/cancel', ({ recharge: no }) => ({ kind: 'recharge', no }), { kind: 'loan', no: 'x' }],
  [
    'v2/case/open',
    ({ recharge: no }) => ({ kind: 'recharge', no, subject: 'other' }),
    { kind: 'loan', no: 'x', subject: 'other' },
  ],
  ['user_message/send', () => ({ message: 'Hola' }), { message: 'Adiós' }],
];

function withdrawal(bank_id: string) {
  return { bank_id, count: '250', stock_password: transactionCode };
}

test.each(calls)(
  '%s sent again with its key gets the first answer and changes nothing',
  async (path, first, other) => {
    kit.setTime(start);
    const by = await kit.newcomerWithCode();
    const post = (at: string, body: object, key = randomUUID()) =>
      kit.post(`/stock/success/${at}`, body, by, { 'Idempotency-Key': key });
    const numberOf = async (at: string, body: object) =>
      Object((await post(at, body)).body?.data).no;
    await post('bank/add', bankAccount);
    const loan = await numberOf('loans/add', { count: '500' });
    for (const _ of ['decided', 'paid out']) {
      kit.advance(60_000);
      await kit.get('/stock/success/v2/balance', by);
    }
    const own = {
      loan,
      lot: await numberOf('deal/buy', { tag: 'ACME', count: 1, price: '100.00', mold: 'stock' }),
      card: await kit.cardOf(by),
      recharge: await numberOf('v2/recharge/add', { count: '5000' }),
    };
    const key = randomUUID();
    const answer = await post(path, first(own), key);
    expect(answer.body).toMatchObject({ msg: 'ok' });
    const after = await account(by);
    const again = await Promise.all([1, 2, 3].map(() => post(path, first(own), key)));
    for (const { text } of again) expect(text).toBe(answer.text);
    expect(await account(by)).toEqual(after);
    if (other === null) return;
    expect((await post(path, { ...first(own), ...other }, key)).body).toEqual(
      refusalBody('duplicate-key'),
    );
    expect(await account(by)).toEqual(after);
  },
);

test('a withdrawal sent again with another code gets the first answer', async () => {
  const by = await kit.newcomerWithCode();
  await kit.post('/stock/success/bank/add', bankAccount, by);
  const body = withdrawal(await kit.cardOf(by));
  const key = { 'Idempotency-Key': randomUUID() };
  const first = await kit.post('/stock/success/money/access', body, by, key);
  const again = { ...body, stock_password: '000000' };
  const { text } = await kit.post('/stock/success/money/access', again, by, key);
  expect(text).toBe(first.text);
});

test('a refusal remains the answer to its key', async () => {
  const key = randomUUID();
  expect((await buy({ price: '90.00' }, key)).body).toEqual(refusalBody('price-changed'));
  kit.prices.set('ACME', '90.00');
  expect((await buy({ price: '90.00' }, key)).body).toEqual(refusalBody('price-changed'));
  expect((await buy({ price: '90.00' }, randomUUID())).body).toMatchObject({ msg: 'ok' });
});

/** Calls whose inputs are alike, so that only the name of the operation tells their keys apart. */
const ofOneValue = [
  ['/stock/success/v2/recharge/add', { count: '1000' }],
  ['/stock/success/loans/add', { count: '1000' }],
  ['/stock/success/loans/repay', { no: '1000' }],
  ['/stock/success/v2/cancel', { kind: 'loan', no: '1000' }],
  ['/stock/success/fund/purchase', { project_id: '1000' }],
  ['/stock/success/user_message/send', { message: '1000' }],
] as const;

test.each(ofOneValue)('a key used for %s is refused for other calls', async (path, body) => {
  const key = { 'Idempotency-Key': randomUUID() };
  const first = await kit.post(path, body, token, key);
  expect(first.body).not.toEqual(refusalBody('duplicate-key'));
  for (const [other, asked] of ofOneValue) {
    const { text } = await kit.post(other, asked, token, key);
    expect(text).toBe(other === path ? first.text : JSON.stringify(refusalBody('duplicate-key')));
  }
});

test('refuses a key that is not a UUID', async () => {
  const reply = await buy({}, 'once');
  expect(reply.status).toBe(400);
  expect(reply.body).toEqual(refusalBody('bad-request'));
});

test('refuses an order without a key and changes nothing', async () => {
  const body = { tag: 'ACME', count: 10, price: '100.00', mold: 'stock' };
  const headers = { token, 'content-type': 'application/json' };
  const call = { method: 'POST', headers, body: JSON.stringify(body) };
  const request = new Request('http://sandbox/api/stock/success/deal/buy', call);
  const answer = await kit.sandbox.fetch(request);
  expect(await answer.json()).toEqual(refusalBody('key-required'));
  expect(await balance()).toBe('25000.00');
});

test('executes an order up to a minute old, and refuses an older one finally', async () => {
  expect((await aged(randomUUID(), '60000')).body).toMatchObject({ msg: 'ok' });
  const late = randomUUID();
  expect((await aged(late, '60001')).body).toEqual(refusalBody('order-expired'));
  expect((await aged(late, '0')).body).toEqual(refusalBody('order-expired'));
  expect(await balance()).toBe('23999.70');
});

test('an old repeat of an executed order gets the first answer', async () => {
  const key = randomUUID();
  const first = await buy({}, key);
  expect((await aged(key, '86400000')).text).toBe(first.text);
});

test.each(['-1', '1.5', '1e3', 'old'])('answers the age %s with a bad request', async (age) => {
  const { status, body } = await aged(randomUUID(), age);
  expect([status, body]).toEqual([400, refusalBody('bad-request')]);
});

test('a login deletes keys older than the longest session', async () => {
  const day = 24 * 3_600_000;
  await kit.post('/stock/user/reg', { user: '5519999999', password: 'secret-7', code: 'CORRO' });
  const logIn = async () => {
    token = await kit.login('5519999999', 'secret-7');
  };
  await logIn();
  const key = randomUUID();
  const first = await buy({}, key);
  kit.advance(30 * day);
  await logIn();
  expect((await buy({}, key)).text).toBe(first.text);
  expect(await balance()).toBe('23999.70');
  kit.advance(1);
  await logIn();
  expect((await buy({}, key)).body).toMatchObject({ msg: 'ok' });
  // Two orders of 10 × 100.00, each with a fee of 0.30.
  expect(await balance()).toBe('22999.40');
});
