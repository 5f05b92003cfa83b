import { describe, expect, it } from 'vitest';
import { openForFile } from './upstream.ts';

const { upstream, token } = await openForFile();

/** What the tests read of a list: its rows. */
interface Rows<Row> {
  readonly rows: readonly Row[];
}

interface ShareRow {
  readonly stock: string;
  readonly prasent: string;
}

/** What the tests read of a receipt. */
interface Receipt {
  readonly no: string;
  readonly price: string;
}

/** One of the shares that the sandbox quotes, with its price now. */
async function aShare() {
  const { data } = await upstream.call<Rows<ShareRow>>('GET /v2/stock/list', {
    token,
    query: { market: 'US', page: '1', limit: '1' },
  });
  const share = data.rows[0]!;
  return { symbol: share.stock, price: share.prasent };
}

const key = () => crypto.randomUUID();

const buy = (body: unknown, idempotencyKey = key()) =>
  upstream.call<Receipt>('POST /stock/success/deal/buy', { token, key: idempotencyKey, body });

/** The codes of one page of American shares. */
const codes = async (page: string, limit: string) => {
  const query = { market: 'US', page, limit };
  const { data } = await upstream.call<Rows<ShareRow>>('GET /v2/stock/list', { token, query });
  return data.rows.map((row) => row.stock);
};

describe('sessions', () => {
  it('registers, logs in and refuses in the words of the contract', async () => {
    const customer = { user: '5512345678', password: 'secreto-1', code: 'CORRO' };
    const register = (body: object) => upstream.call('POST /stock/user/reg', { body });
    const logIn = (body: object) =>
      upstream.call<{ token: string }>('POST /stock/user/login', { body });

    expect(await register({ ...customer, code: 'NADIE' })).toMatchObject({
      data: 'wrong-invitation',
    });
    expect(await register({ ...customer, user: '123' })).toMatchObject({ data: 'invalid-phone' });
    expect(await register({ ...customer, password: '12345' })).toMatchObject({
      data: 'weak-password',
    });
    expect(await register(customer)).toMatchObject({ msg: 'ok', data: 'success' });
    expect(await register(customer)).toMatchObject({ data: 'phone-taken' });
    expect(await logIn({ user: customer.user, password: 'otra' })).toMatchObject({
      data: 'wrong-credentials',
    });
    const { data } = await logIn({ user: customer.user, password: customer.password });
    const balance = await upstream.call('GET /stock/success/v2/balance', { token: data.token });
    expect(balance.data).toEqual({ balance: '25000.00' });
  });

  it('ends a session that it does not know', async () => {
    const answer = await upstream.call('GET /stock/success/v2/balance', { token: 'unknown' });
    expect(answer).toMatchObject({ status: 400, msg: 'logout' });
    expect(await upstream.call('GET /v2/config')).toMatchObject({ status: 400, msg: 'logout' });
  });

  it('changes a password and ends the other sessions', async () => {
    const customer = { user: '5587654321', password: 'secreto-1', code: 'CORRO' };
    await upstream.call('POST /stock/user/reg', { body: customer });
    const [first, second] = await Promise.all([
      upstream.login(customer.user, customer.password),
      upstream.login(customer.user, customer.password),
    ]);
    const change = (password: string) =>
      upstream.call('POST /stock/success/user/password/up', {
        token: first,
        body: { password, password_new: 'secreto-2' },
      });
    expect((await change('no-es')).msg).toBe('no');
    expect((await change('secreto-1')).msg).toBe('ok');
    expect((await upstream.call('GET /v2/config', { token: first })).msg).toBe('ok');
    expect((await upstream.call('GET /v2/config', { token: second })).msg).toBe('logout');
  });
});

describe('what the market calls answer', () => {
  it.each([
    ['GET /v2/stock/list', { page: '1', limit: '10' }],
    ['GET /v2/stock/list', { symbol: 'a', page: '2', limit: '10' }],
    ['GET /v2/market/list', { market: 'FOREX' }],
    ['GET /v2/market/list', { market: 'FUTURE' }],
    ['GET /v2/market/list', { market: 'CGI' }],
    ['GET /stock/category/list', {}],
    ['GET /stock/new/list', { page: '1', limit: '3' }],
    ['GET /v2/config', {}],
    ['GET /stock/success/v2/balance', {}],
    ['GET /stock/success/v2/user/info', {}],
    ['GET /stock/success/v2/bill', { type: 'all' }],
    ['GET /stock/success/collection/list', { page: '1', pageSize: '10' }],
  ])('%s %o keeps the contract', async (name, query) => {
    expect(await upstream.call(name, { token, query })).toMatchObject({ status: 200, msg: 'ok' });
  });

  it.each([
    ['1m', '1d'],
    ['1d', '1y'],
    ['1wk', '1y'],
    ['1mo', '5y'],
  ])('quotes candles of %s over %s', async (interval, range) => {
    const { symbol } = await aShare();
    const { data } = await upstream.call<Rows<unknown> & { linePath: string }>('GET /v2/yahoo', {
      token,
      query: { symbol, interval, range },
    });
    expect(data.rows.length).toBeGreaterThan(10);
    expect(data.linePath).toMatch(/^M/);
  });

  it('pages without repeating or losing a row', async () => {
    expect([...(await codes('1', '10')), ...(await codes('2', '10'))]).toEqual(
      await codes('1', '20'),
    );
  });

  it('shows a news item of its list, and refuses one that is not there', async () => {
    const list = await upstream.call<Rows<{ id: string; title: string }>>('GET /stock/new/list', {
      token,
      query: { page: '1', limit: '1' },
    });
    const first = list.data.rows[0]!;
    const item = (id: string) => upstream.call('GET /stock/new/index', { token, query: { id } });
    expect((await item(first.id)).data).toMatchObject({ title: first.title });
    expect(await item('no-such-item')).toMatchObject({ msg: 'no', data: 'not-found' });
  });

  it('keeps a favourite', async () => {
    const { symbol } = await aShare();
    const collected = async () =>
      (await upstream.call('GET /stock/success/collection/check', { token, query: { symbol } }))
        .data;
    expect(await collected()).toEqual({ collected: false });
    await upstream.call('POST /stock/success/collection/add', { token, body: { symbol } });
    expect(await collected()).toEqual({ collected: true });
    await upstream.call('POST /stock/success/collection/remove', { token, body: { symbol } });
    expect(await collected()).toEqual({ collected: false });
  });
});

describe('orders', () => {
  it('buys, shows the lot, sells it and keeps both orders', async () => {
    const { symbol, price } = await aShare();
    const bought = await buy({ tag: symbol, count: 3, price, mold: 'stock' });
    expect(bought.msg).toBe('ok');

    const lots = await upstream.call<Rows<unknown>>('GET /stock/success/v2/transaction', {
      token,
      query: { type: 'stock', page: '1', limit: '10' },
    });
    expect(lots.data.rows).toMatchObject([{ no: bought.data.no, tag: symbol, count: 3 }]);

    const sold = await upstream.call('POST /stock/success/deal/sell', {
      token,
      key: key(),
      body: { no: bought.data.no, price, sell_price: price },
    });
    expect(sold.msg).toBe('ok');

    const orders = await upstream.call<Rows<{ state: string }>>('POST /stock/success/deal/list', {
      token,
      body: { mold: 'stock', tag: symbol },
    });
    expect(orders.data.rows.map((row) => row.state)).toEqual(['sell', 'buy']);

    const again = await upstream.call('POST /stock/success/deal/sell', {
      token,
      key: key(),
      body: { no: bought.data.no, price, sell_price: price },
    });
    expect(again).toMatchObject({ msg: 'no', data: 'already-sold' });
  });

  it('answers a repeated key like the first time and refuses it for another order', async () => {
    const { symbol, price } = await aShare();
    const same = key();
    const order = { tag: symbol, count: 1, price, mold: 'stock' };
    const first = await buy(order, same);
    expect(await buy(order, same)).toEqual(first);
    expect(await buy({ ...order, count: 2 }, same)).toMatchObject({ data: 'duplicate-key' });
  });

  it.each([
    '1e3',
    '"1e3"',
    '"0x10"',
    '"１２"',
    '-0',
    '0',
    '-1',
    '1.5',
    '1.0',
    '[]',
    '[1]',
    '{}',
    'null',
    'true',
    '""',
    '9007199254740993',
    '"9007199254740993"',
  ])('refuses %s as a quantity', async (count) => {
    const { symbol, price } = await aShare();
    const body = `{"tag":"${symbol}","count":${count},"price":"${price}","mold":"stock"}`;
    expect(await buy(body)).toMatchObject({ msg: 'no', data: 'invalid-quantity' });
  });

  it('reprices an order, and refuses it beyond half a per cent', async () => {
    const { symbol, price } = await aShare();
    const at = (factor: number) => (Number(price) * factor).toFixed(4);
    expect(await buy({ tag: symbol, count: 1, price: at(1.006), mold: 'stock' })).toMatchObject({
      data: 'price-changed',
    });
    expect(await buy({ tag: symbol, count: 1, price: at(0.994), mold: 'stock' })).toMatchObject({
      data: 'price-changed',
    });
    const repriced = await buy({ tag: symbol, count: 1, price: at(1.004), mold: 'stock' });
    expect(Number(repriced.data.price)).toBe(Number(price));
  });

  it('refuses what it does not know', async () => {
    expect(await buy({ tag: 'NADA', count: 1, price: '1.00', mold: 'stock' })).toMatchObject({
      data: 'unknown-instrument',
    });
    expect(
      await upstream.call('POST /stock/success/deal/sell', {
        token,
        key: key(),
        body: { no: 'NADA', price: '1', sell_price: '1' },
      }),
    ).toMatchObject({ data: 'unknown-position' });
    expect(await buy('{"tag":')).toMatchObject({ status: 400, msg: 'no', data: 'bad-request' });
  });
});

it('answers every call of the contract', async () => {
  const answers = await Promise.all(
    upstream.contract.calls.map(async (name) => {
      const isWrite = name.startsWith('POST');
      const { status, data } = await upstream.call(name, isWrite ? { token, body: {} } : { token });
      return { name, isAnswered: status !== 404 && data !== 'not-built' };
    }),
  );
  expect(answers.filter(({ isAnswered }) => !isAnswered)).toEqual([]);
});
