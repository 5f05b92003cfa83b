import { describe, expect, it } from 'vitest';
import { openForFile } from './upstream.ts';

const { upstream, token } = await openForFile();

/** What the tests read of a list. */
interface Rows<Row> {
  readonly rows: readonly Row[];
  readonly count: number;
}

interface InstrumentRow {
  readonly stock: string;
  readonly prasent: string;
}

const list = async (name: string, query: Record<string, string>) =>
  (await upstream.call<Rows<InstrumentRow>>(name, { token, query })).data;

const codesOf = ({ rows }: Rows<InstrumentRow>) => rows.map(({ stock }) => stock);

const pairs = (query: Record<string, string>) => list('GET /v2/currency/list', query);

describe('pairs of currencies', () => {
  it('come by page, each once', async () => {
    const all = await pairs({ page: '1', limit: '100' });
    const [first, second, beyond] = await Promise.all(
      ['1', '2', '3'].map((page) => pairs({ page, limit: '10' })),
    );
    expect(all.count).toBe(20);
    expect(first?.count).toBe(20);
    expect([...codesOf(first!), ...codesOf(second!)]).toEqual(codesOf(all));
    expect(beyond?.rows).toEqual([]);
  });

  it('are found by code and by name', async () => {
    expect(codesOf(await pairs({ code: 'usdmxn' }))).toEqual(['USDMXN']);
    expect(codesOf(await pairs({ code: 'peso mexicano' }))).toEqual(['USDMXN', 'EURMXN']);
    expect(await pairs({ code: 'nothing' })).toEqual({ rows: [], count: 0 });
  });

  it('refuse an invalid page number', async () => {
    const query = { page: '0', limit: '10' };
    const answer = await upstream.call('GET /v2/currency/list', { token, query });
    expect(answer).toMatchObject({ msg: 'no', data: 'bad-request' });
  });
});

describe.each([
  ['FOREX', 'forex'],
  ['FUTURE', 'futures'],
  ['CGI', 'treasury'],
])('an instrument of %s', (market, type) => {
  it('is found by its code, quoted, bought, held and sold', async () => {
    const first = (await list('GET /v2/market/list', { market })).rows[0]!;
    const { stock: symbol, prasent: price } = first;
    expect(codesOf(await list('GET /v2/market/list', { market, code: symbol }))[0]).toBe(symbol);
    const quote = await upstream.call('GET /v2/yahoo', { token, query: { symbol, market } });
    expect(quote.data).toMatchObject({ symbol, market, price });

    const receipt = await upstream.call<{ no: string }>('POST /stock/success/deal/buy', {
      token,
      key: crypto.randomUUID(),
      body: { tag: symbol, count: 2, price, mold: 'stock' },
    });
    expect(receipt).toMatchObject({ msg: 'ok', data: { price, count: 2 } });
    const { no } = receipt.data;
    const held = () =>
      upstream.call<Rows<{ no: string }>>('GET /stock/success/v2/transaction', {
        token,
        query: { type },
      });
    expect((await held()).data.rows).toMatchObject([{ no, tag: symbol, type: market, count: 2 }]);

    const sale = { no, price, sell_price: price };
    const sold = await upstream.call('POST /stock/success/deal/sell', {
      token,
      key: crypto.randomUUID(),
      body: sale,
    });
    expect(sold).toMatchObject({ msg: 'ok', data: { price, count: 2 } });
    expect((await held()).data).toEqual({ rows: [], count: 0 });
    const body = { mold: 'stock', tag: symbol };
    const orders = await upstream.call('POST /stock/success/deal/list', { token, body });
    expect(orders.data).toMatchObject({
      rows: [{ state: 'sell', type: market }, { state: 'buy' }],
      count: 2,
    });
  });
});

it('refuses to buy an index', async () => {
  const quote = await upstream.call<{ price: string }>('GET /v2/yahoo', {
    token,
    query: { symbol: 'CUS500' },
  });
  const body = { tag: 'CUS500', count: 1, price: quote.data.price, mold: 'stock' };
  const answer = await upstream.call('POST /stock/success/deal/buy', {
    token,
    key: crypto.randomUUID(),
    body,
  });
  expect(answer).toMatchObject({ msg: 'no', data: 'unknown-instrument' });
});
