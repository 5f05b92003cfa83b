import { describe, expect, it } from 'vitest';
import { openForFile, type Answer } from './upstream.ts';

const { upstream, token } = await openForFile();

/** What the tests read of an offer. */
interface Offer {
  readonly id: string;
  readonly tag: string;
  readonly price: string;
  readonly prasent: string;
  readonly count: number;
  readonly status: number;
  readonly end_time: string;
}

/** What the tests read of an order. */
interface Order {
  readonly no: string;
  readonly status: number;
  readonly client_key: string;
}

const code = '246810';
const key = () => crypto.randomUUID();

const offers = async (mold: string, search?: string) =>
  (
    await upstream.call<{ rows: readonly Offer[]; count: number }>(
      'POST /stock/success/stock/list',
      { token, body: { mold, code: search } },
    )
  ).data.rows;

/** The cheapest open offer. */
async function anOffer(mold: string): Promise<Offer> {
  const open = (await offers(mold)).filter(({ status }) => status === 1);
  const cost = ({ price, count }: Offer) => Number(price) * count;
  return open.toSorted((left, right) => cost(left) - cost(right))[0]!;
}

const buy = (of: Offer, mold: string, more: object = {}, by = token, idempotencyKey = key()) =>
  upstream.call<{ no: string; total: string }>('POST /stock/success/deal/buy', {
    token: by,
    key: idempotencyKey,
    body: {
      tag: of.tag,
      count: of.count,
      price: of.price,
      mold,
      id: of.id,
      stock_password: code,
      ...more,
    },
  });

const orders = async (mold: string, filter: object = {}) =>
  (
    await upstream.call<{ rows: readonly Order[]; count: number }>(
      'POST /stock/success/deal/list',
      { token, body: { mold, ...filter } },
    )
  ).data;

const setCode = (by: string, body: object): Promise<Answer<unknown>> =>
  upstream.call('POST /stock/success/user/password/up', {
    token: by,
    body: { type: 'transaction', is_first: true, ...body },
  });

async function newcomer(user: string): Promise<string> {
  const customer = { user, password: 'secreto-1', code: 'CORRO' };
  await upstream.call('POST /stock/user/reg', { body: customer });
  return upstream.login(customer.user, customer.password);
}

describe.each(['bulk', 'finalize'])('offers of mold %s', (mold) => {
  it('are there, below the market, until an end that is known', async () => {
    const rows = await offers(mold);
    expect(rows.length).toBeGreaterThan(10);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set([0, 1]));
    // The tests' clock is at 20 November 2026.
    expect(new Set(rows.map((row) => row.end_time))).toEqual(new Set(['2026-11-21T00:00:00.000Z']));
    const cheaper = rows.filter(({ price, prasent }) => Number(price) < Number(prasent));
    expect(cheaper.length / rows.length).toBeGreaterThan(0.8);
  });

  it('are found by their code', async () => {
    const [first] = await offers(mold);
    expect(await offers(mold, first!.tag)).toContainEqual(first);
  });

  it('are bought once for a key, shown among the orders and held as a position', async () => {
    const of = await anOffer(mold);
    const same = key();
    const bought = await buy(of, mold, {}, token, same);
    expect(bought.msg).toBe('ok');
    expect(await buy(of, mold, { stock_password: '000000' }, token, same)).toEqual(bought);
    const { rows } = await orders(mold, { status: 1, tag: of.tag });
    expect(rows).toMatchObject([{ no: bought.data.no, status: 1, client_key: same }]);
    const held = await upstream.call('GET /stock/success/v2/transaction', {
      token,
      query: { type: 'stock', tag: of.tag, page: '1', limit: '10' },
    });
    expect(held.data).toMatchObject({ rows: [{ no: bought.data.no, mold }] });
    const sale = { no: bought.data.no, price: of.price, sell_price: of.prasent };
    const sold = await upstream.call('POST /stock/success/deal/sell', {
      token,
      key: key(),
      body: sale,
    });
    // The offer states for how many days.
    expect(sold).toMatchObject({ msg: 'no', data: 'holding-time' });
  });

  it('leave a failed order behind where the funds are lacking', async () => {
    const of = await anOffer(mold);
    const lacking = key();
    expect(await buy(of, mold, { count: 1_000_000 }, token, lacking)).toMatchObject({
      data: 'insufficient-funds',
    });
    const { rows, count } = await orders(mold, { status: 2, page: 1, limit: 1 });
    expect(rows).toMatchObject([{ status: 2, client_key: lacking }]);
    expect(count).toBe(1);
    expect((await orders(mold, { status: 0 })).count).toBe(2);
  });

  it('refuse in the words of the contract', async () => {
    const of = await anOffer(mold);
    const closed = (await offers(mold)).find(({ status }) => status === 0)!;
    const refusals = {
      'below-minimum': buy(of, mold, { count: of.count - 1 }),
      'price-changed': buy(of, mold, { price: of.prasent }),
      'unknown-offer': buy(of, mold, { id: 3 }),
      'time-not-allowed': buy(closed, mold),
      'wrong-authorization-password': buy(of, mold, { stock_password: '000000' }),
    };
    const answers = await Promise.all(Object.values(refusals));
    expect(answers.map(({ data }) => data)).toEqual(Object.keys(refusals));
  });
});

describe('the transaction code', () => {
  it('is asked for, set once, and then carries an order', async () => {
    const by = await newcomer('5511110001');
    const of = await anOffer('bulk');
    const knows = async () =>
      (await upstream.call('GET /stock/success/v2/user/info', { token: by })).data;
    expect(await knows()).toMatchObject({ fund_code_set: false });
    expect(await buy(of, 'bulk', {}, by)).toMatchObject({ data: 'no-transaction-code' });
    expect(await setCode(by, { fund_code_new: '12345' })).toMatchObject({
      data: 'invalid-transaction-code',
    });
    expect(await setCode(by, { fund_code_new: '111111' })).toMatchObject({
      data: 'weak-transaction-code',
    });
    expect((await setCode(by, { fund_code_new: code })).msg).toBe('ok');
    expect(await knows()).toMatchObject({ fund_code_set: true });
    expect(await setCode(by, { fund_code_new: '197531' })).toMatchObject({
      data: 'transaction-code-exists',
    });
    expect((await buy(of, 'bulk', {}, by)).msg).toBe('ok');
    const change = { is_first: false, fund_code_new: '197531', password: 'secreto-1' };
    expect(await setCode(by, { ...change, fund_code: '246813' })).toMatchObject({
      data: 'wrong-authorization-password',
    });
    expect((await setCode(by, { ...change, fund_code: code })).msg).toBe('ok');
  });

  it('is closed after five wrong tries, and the refusal says for how long', async () => {
    const by = await newcomer('5511110002');
    await setCode(by, { fund_code_new: code });
    const of = await anOffer('bulk');
    const wrong = () => buy(of, 'bulk', { stock_password: '000000' }, by);
    for (let turn = 0; turn < 4; turn += 1) {
      expect(await wrong()).toMatchObject({ data: 'wrong-authorization-password' });
    }
    expect(await wrong()).toMatchObject({
      data: { code: 'wrong-authorization-password', values: { seconds: 900 } },
    });
    expect(await buy(of, 'bulk', {}, by)).toMatchObject({
      data: { code: 'too-many-attempts', values: { seconds: 900 } },
    });
  });
});
