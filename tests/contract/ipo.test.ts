import { expect, it } from 'vitest';
import { openForFile } from './upstream.ts';

// At the tests' clock, 21:30 UTC, an offering of PALMIR at 2.76, of 100 to 500 shares each, is open.
const request = { id: '1496007', tag: 'PALMIR', count: 200, price: '2.76' };

const { upstream, token } = await openForFile();

interface Rows {
  readonly rows: readonly Record<string, unknown>[];
  readonly count: number;
}

const apply = (body: unknown, key = crypto.randomUUID()) =>
  upstream.call('POST /stock/success/ipo/buy', { token, key, body });

const applications = async () =>
  (await upstream.call<Rows>('GET /stock/success/ipo/list', { token })).data;

it('offers open, closed and listed ones, and says of an open one what it takes', async () => {
  const { data } = await upstream.call<Rows>('GET /client/ipo', { token });
  expect(new Set(data.rows.map(({ status }) => status))).toEqual(
    new Set(['Forthcoming', 'Closed', 'Listed']),
  );
  expect(data.rows.find(({ id }) => id === request.id)).toEqual({
    id: '1496007',
    series: 'L',
    symbol: 'PALMIR',
    company_name: 'Palmirena Bebidas',
    status: 'Forthcoming',
    issue_price: '2.76',
    min: 100,
    max: 500,
    issue_start_date: '2026-11-20T21:00:00.000Z',
    issue_end_date: '2026-11-20T22:00:00.000Z',
  });
});

it('takes an application once, sets the money aside and shows it among the applications', async () => {
  const key = crypto.randomUUID();
  const first = await apply(request, key);
  // 200 × 2.76 = 552.00; 0.03 % of it is 0.1656
  expect(first.data).toMatchObject({ price: '2.76', count: 200, fee: '0.17', total: '552.17' });
  expect(await apply(request, key)).toEqual(first);
  expect(await apply({ ...request, count: 300 }, key)).toMatchObject({ data: 'duplicate-key' });
  expect(await apply(request)).toMatchObject({ msg: 'no', data: 'already-applied' });
  expect(await applications()).toMatchObject({
    rows: [{ tag: 'PALMIR', count: 200, held: '552.17', status: 1, client_key: key }],
    count: 1,
  });
  const list = { token, body: { mold: 'ipo', status: 1 } };
  const orders = await upstream.call<Rows>('POST /stock/success/deal/list', list);
  expect(orders.data.rows).toMatchObject([{ tag: 'PALMIR', mold: 'ipo', price_all: '552.17' }]);
  const { data } = await upstream.call('GET /stock/success/v2/balance', { token });
  expect(data).toEqual({ balance: '24447.83' });
});

it.each([
  [{ id: 'none' }, 'not-found'],
  [{ tag: 'NVLO' }, 'not-found'],
  [{ price: '2.75' }, 'invalid-price'],
  [{ price: '0' }, 'invalid-price'],
  [{ count: 250 }, 'invalid-quantity'],
  [{ count: 600 }, 'invalid-quantity'],
  [{ count: '200' }, 'invalid-quantity'],
  [{ count: 1.5 }, 'invalid-quantity'],
  [{ id: '1496005', tag: 'NIVALA', price: '8.54', count: 100 }, 'time-not-allowed'],
])('refuses %o: %s', async (more, code) => {
  expect(await apply({ ...request, ...more })).toMatchObject({ msg: 'no', data: code });
});

const newKey = () => crypto.randomUUID();

it('trades no shares of a company that is going public, and those of one that has', async () => {
  const buy = async (tag: string, mold: string, more: object = {}) => {
    const quote = { token, query: { symbol: tag, market: 'US', mold: 'stock' } };
    const { data } = await upstream.call<{ price: string }>('GET /v2/yahoo', quote);
    const body = { tag, count: 1, price: data.price, mold, ...more };
    return upstream.call<{ no: string }>('POST /stock/success/deal/buy', {
      token,
      key: newKey(),
      body,
    });
  };
  const { data } = await upstream.call<Rows>('GET /client/ipo', { token });
  const companies = (status: string) =>
    data.rows.flatMap((row) => (row.status === status ? [String(row.symbol)] : []));
  for (const symbol of [...companies('Forthcoming'), ...companies('Closed')]) {
    expect(await buy(symbol, 'stock')).toMatchObject({ msg: 'no', data: 'time-not-allowed' });
  }
  const [listed = ''] = companies('Listed');
  expect(await buy(listed, 'stock')).toMatchObject({ msg: 'ok', data: { count: 1 } });
});

it('offers no blocks of a company that is going public', async () => {
  const { data } = await upstream.call<Rows>('GET /client/ipo', { token });
  const going = new Set(
    data.rows.flatMap(({ status, symbol }) => (status === 'Listed' ? [] : [symbol])),
  );
  for (const mold of ['bulk', 'finalize']) {
    const offers = await upstream.call<Rows>('POST /stock/success/stock/list', {
      token,
      body: { mold },
    });
    expect(offers.data.rows.filter(({ tag }) => going.has(tag))).toEqual([]);
  }
});

it('refuses what it cannot read', async () => {
  const { tag: _tag, ...lacking } = request;
  expect(await apply(lacking)).toMatchObject({ status: 400, data: 'bad-request' });
});
