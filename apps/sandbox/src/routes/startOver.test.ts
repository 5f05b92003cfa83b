import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { start } from '../testFeed.fixture.ts';
import { inMemory, openStore } from '../store/index.ts';
import {
  bankAccount,
  openForFile,
  openTestSandbox,
  transactionCode,
} from '../testSandbox.fixture.ts';

const kit = await openForFile();
let token: string;

const minute = 60_000;
const day = 24 * 60 * minute;
/** An offering of 104,000 shares. Others apply for 270,400. It closes at 16:00. */
const scarce = { id: '1495989', tag: 'VALDRA', count: 300, price: '25.33' };
const share = { tag: 'ACME', count: 10, price: '100.00', mold: 'stock' };

beforeEach(async () => {
  kit.setTime(start);
  token = await kit.newcomerWithCode();
});

async function mustSucceed(path: string, body: unknown, by = token): Promise<{ no: string }> {
  const reply = (await kit.post(`/stock/success${path}`, body, by)).body;
  expect([path, reply?.msg, reply?.data]).toEqual([path, 'ok', reply?.data]);
  return reply?.data as { no: string };
}

async function startOver(key = randomUUID()) {
  const headers = { 'Idempotency-Key': key };
  return (await kit.post('/stock/success/v2/start-over', {}, token, headers)).body;
}

const data = (path: string, by = token) => kit.data(`/stock/success${path}`, by);

/** Executes every kind of operation; some stay pending. */
async function live(): Promise<void> {
  await mustSucceed('/deal/buy', share);
  const { no } = await mustSucceed('/deal/buy', share);
  await mustSucceed('/deal/sell', { no, price: '100.00', sell_price: '100.00' });
  await mustSucceed('/bank/add', bankAccount);
  const card = await kit.cardOf(token);
  const payment = { bank_id: card, count: '250', stock_password: transactionCode };
  await mustSucceed('/money/access', payment);
  await mustSucceed('/v2/recharge/add', { count: '5000' });
  await mustSucceed('/loans/add', { count: '500' });
  kit.advance(2 * minute);
  await mustSucceed('/money/access', payment);
  await mustSucceed('/v2/recharge/add', { count: '5000' });
  await mustSucceed('/loans/add', { count: '500' });
  await mustSucceed('/ipo/buy', scarce);
  await mustSucceed('/fund/purchase', { project_id: 'LIQ-20777' });
  await mustSucceed('/collection/add', { symbol: 'ACME' });
  await mustSucceed('/user_message/send', { message: 'Hola' });
}

const lists = [
  '/v2/bill',
  '/v2/transaction?type=stock',
  '/fund/orders',
  '/ipo/list',
  '/loans/list',
  '/property/list',
  '/property/withdraw',
  '/v2/notice/list',
];

const account = async (by = token) => ({
  lists: await Promise.all(lists.map((path) => data(path, by))),
  orders: (await kit.post('/stock/success/deal/list', { mold: 'stock' }, by)).body?.data,
  portfolio: await data('/v2/portfolio?range=max', by),
  loans: await data('/loans/data', by),
});

const withoutIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(/"(?:id|created_at)":"[^"]*"/g, '"id":""'));

it('turns a used account into a new one permanently', async () => {
  await live();
  const user = await data('/v2/user/info');
  // Reads the old account first, so that the test notices if the server still answers with cached
  // data of it.
  expect((await account()).orders).toMatchObject({ count: 3 });
  expect(await startOver()).toEqual({ msg: 'ok', data: null });
  // The card and the notice about it survive the reset, so the account to compare with also has a
  // card.
  const fresh = await kit.newcomerWithCode();
  await kit.send('/bank/add', bankAccount, fresh);
  expect(withoutIds(await account())).toEqual(withoutIds(await account(fresh)));
  expect(await data('/v2/user/info')).toEqual({
    ...(user as object),
    total: '25000.00',
    money: '25000.00',
    loan: '0.00',
  });
  // After the reset, pending requests are not settled and the debt is not collected.
  for (const _ of ['one', 'another', 'a third']) {
    kit.advance(6 * day);
    await data('/v2/balance');
  }
  expect(await data('/v2/balance')).toEqual({ balance: '25000.00' });
  expect(await data('/v2/notice/list')).toMatchObject({ rows: [{ kind: 'card-added' }], count: 1 });
});

it('keeps code, card, favourites and messages', async () => {
  await live();
  await startOver();
  expect(await data('/bank/list')).toHaveLength(1);
  expect(await data('/collection/list')).toMatchObject({ total: 1 });
  const payment = {
    bank_id: await kit.cardOf(token),
    count: '250',
    stock_password: transactionCode,
  };
  await mustSucceed('/money/access', payment);
  kit.advance(minute);
  await data('/v2/balance');
  expect(await data('/user_message/list-message?peek=1')).toMatchObject({ count: 4 });
  expect(await data('/v2/balance')).toEqual({ balance: '24750.00' });
});

it('closes cases about removed operations', async () => {
  const { no } = await mustSucceed('/deal/buy', share);
  await mustSucceed('/v2/case/open', { kind: 'stock', no, subject: 'other' });
  await startOver();
  expect(await data('/v2/case/list')).toMatchObject({ rows: [{ state: 'closed' }] });
});

it('happens once per key; a repeat keeps later operations', async () => {
  const key = randomUUID();
  await live();
  const answer = await startOver(key);
  await mustSucceed('/deal/buy', share);
  const after = await account();
  expect(await startOver(key)).toEqual(answer);
  expect(await account()).toEqual(after);
  expect(await data('/v2/balance')).toEqual({ balance: '23999.70' });
});

it('works several times, and repeats no purchase with a lost answer', async () => {
  const key = { 'Idempotency-Key': randomUUID() };
  const bought = await kit.post('/stock/success/deal/buy', share, token, key);
  await startOver();
  await startOver();
  const again = await kit.post('/stock/success/deal/buy', share, token, key);
  expect(again.text).toBe(bought.text);
  expect(await data('/v2/balance')).toEqual({ balance: '25000.00' });
});

it('cannot sell an earlier lot', async () => {
  const { no } = await mustSucceed('/deal/buy', share);
  await startOver();
  const sale = { no, price: '100.00', sell_price: '100.00' };
  const refused = (await kit.post('/stock/success/deal/sell', sale, token)).body;
  expect(refused).toEqual({ msg: 'no', data: 'unknown-position' });
});

it('leaves applied shares to other customers', async () => {
  const other = await kit.newcomer();
  await mustSucceed('/ipo/buy', scarce);
  await mustSucceed('/ipo/buy', scarce, other);
  await startOver();
  // The customer applies for the same offering again after the reset.
  await mustSucceed('/ipo/buy', scarce);
  await startOver();
  kit.advance(60 * minute);
  await data('/v2/balance', other);
  // The application of the closed account does not count, so the other customer gets 300 × 104,000
  // / (270,400 + 300) shares.
  expect(await data('/ipo/list', other)).toMatchObject({ rows: [{ status: 2, allotted: 115 }] });
});

it('restarts the portfolio’s line, even if all deposits were withdrawn', async () => {
  await mustSucceed('/bank/add', bankAccount);
  const card = await kit.cardOf(token);
  await mustSucceed('/money/access', {
    bank_id: card,
    count: '25000',
    stock_password: transactionCode,
  });
  kit.advance(3 * day);
  await data('/v2/balance');
  await data('/v2/portfolio?range=max');
  kit.advance(3 * day);
  await startOver();
  const { list } = (await data('/v2/portfolio?range=max')) as { list: { flows: string }[] };
  expect([...new Set(list.map(({ flows }) => flows))]).toEqual(['25000.00']);
});

it('answers busy while the records of a long account move, and nobody else waits', async () => {
  /** Later transactions wait for this promise. */
  let held: Promise<void> | null = null;
  const store = await openStore({ dataDir: inMemory, databaseUrl: null });
  const transaction: typeof store.transaction = async (work) => {
    await held;
    return store.transaction(work);
  };
  const at = await openTestSandbox({
    openDatabase: (clock) => Promise.resolve({ ...store, clock, transaction }),
  });
  try {
    const owner = await at.newcomer();
    // One transaction moves 1,000 records.
    await sql`insert into recharges (customer_id, order_number, amount, status, created_at)
      select customer_id, 'R-' || i, 1, 2, 0 from customers cross join generate_series(1, 1000) as i`.execute(
      store.db,
    );
    const other = await at.newcomer();
    expect(await at.send('/v2/start-over', {}, owner)).toMatchObject({ msg: 'ok' });
    const move = Promise.withResolvers<void>();
    held = move.promise;
    const balanceOf = async (by: string) => (await at.get('/stock/success/v2/balance', by)).body;
    expect(await balanceOf(owner)).toEqual({ msg: 'no', data: 'busy' });
    expect(await balanceOf(other)).toEqual({ msg: 'ok', data: { balance: '25000.00' } });
    move.resolve();
    held = null;
    await expect
      .poll(() => balanceOf(owner), { timeout: 20_000 })
      .toEqual({ msg: 'ok', data: { balance: '25000.00' } });
    expect(at.faults).toEqual([]);
  } finally {
    await at.sandbox.close();
  }
}, 60_000);
