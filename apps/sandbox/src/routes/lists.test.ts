import { expect, test } from 'vitest';
import { answerNewsPicture } from '../http/pictures.ts';
import { withNewcomers } from '../market/index.ts';
import { instrumentOf } from '../market/instrument.ts';
import { oilInstrument, treasuryInstrument } from '../market/recorded/instruments.ts';
import { weightIn } from '../rules/instruments.ts';
import { instruments } from '../testFeed.fixture.ts';
import { openForFile, openTestSandbox } from '../testSandbox.fixture.ts';
import { candleRow, stockRow } from './rows.ts';

const kit = await openForFile();
const token = await kit.newcomer();

const data = (path: string) => kit.data(path, token);

function codes(found: unknown): unknown {
  return (found as { rows: { stock: string }[] }).rows.map(({ stock }) => stock);
}

test('lists stocks by page, with the price in both fields', async () => {
  const found = await data('/v2/stock/list?page=2&limit=2');
  expect(found).toMatchObject({
    rows: [{ stock: 'MEX', prasent: '100.00', current_price: '100.00', close_prices: '90.00' }],
    count: 3,
  });
});

test.each([
  ['symbol=energia', ['ACME']],
  ['symbol=ACMEX', ['ACMEX']],
  ['symbol=acme', ['ACME', 'ACMEX']],
  ['market=MX', ['MEX']],
  ['market=INDEX', ['IDX']],
  ['symbol=none', []],
])('the search %s finds %j', async (query, expected) => {
  expect(codes(await data(`/v2/stock/list?${query}`))).toEqual(expected);
});

test('an index lists its shares, or answers that it does not know them', async () => {
  expect(await data('/v2/stock/list?index=IDX')).toMatchObject({ count: 1, index: 'IDX' });
  expect(codes(await data('/v2/stock/list?index=IDX'))).toEqual(['MEX']);
  const others = await data('/v2/stock/list?index=NONE');
  expect(others).toMatchObject({ count: 3 });
  expect(others).not.toHaveProperty('index');
});

test('a company trades nowhere from the opening of its IPO to its listing', async () => {
  const market = await openTestSandbox({ feedOf: withNewcomers });
  const customer = await market.newcomer();
  const read = (path: string) => market.data(path, customer);
  const found = async () => codes(await read('/v2/stock/list?symbol=VALDRA'));
  const all = async () => JSON.stringify(await read('/v2/stock/list?limit=100'));
  const categories = async () => JSON.stringify(await read('/stock/category/list'));
  // Open from 15:00 to 16:00, listed at 16:20; the test begins at 15:30.
  expect(JSON.stringify(await read('/client/ipo'))).toContain('"VALDRA"');
  expect(await found()).toEqual([]);
  expect(await all()).not.toContain('VALDRA');
  expect(await categories()).not.toContain('VALDRA');
  expect(await read('/v2/yahoo?symbol=VALDRA')).toMatchObject({ symbol: 'VALDRA' });
  market.advance(50 * 60_000);
  expect(await found()).toEqual(['VALDRA']);
  expect(await categories()).toContain('VALDRA');
  await market.sandbox.close();
});

test('a quote includes its candles', async () => {
  expect(await data('/v2/yahoo?symbol=ACME&interval=1d&range=1y')).toMatchObject({
    symbol: 'ACME',
    price: '100.00',
    previous_close: '90.00',
    high: '110.00',
    low: '89.00',
    rows: [{ timestamp: '2026-11-20T15:30:00.000Z', open: '91.00', close: '100.00', volume: 5 }],
  });
  expect(await data('/v2/yahoo?symbol=NONE')).toBe('unknown-instrument');
});

test('the indices are the first category', async () => {
  expect(await data('/stock/category/list')).toMatchObject({
    categories: [{ stocks: [{ stock_code: 'IDX', stock_name: 'Índice' }] }, {}],
  });
});

test('lists news by page, newest first, and one by its id', async () => {
  const found = (await data('/stock/new/list?page=1&limit=3')) as {
    rows: { id: string; created_at: string }[];
    count: number;
  };
  const times = found.rows.map((row) => row.created_at);
  expect(times).toHaveLength(3);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(found.count).toBeGreaterThan(30);
  expect(await data('/stock/new/index?id=demo-02')).toMatchObject({ id: 'demo-02' });
  expect(await data('/stock/new/index?id=none')).toBe('not-found');
});

test('adds a favourite once, checks, lists and removes it', async () => {
  const put = (path: string, symbol: string) =>
    kit.post(`/stock/success/collection/${path}`, { symbol }, token);
  expect((await put('add', 'NONE')).body?.data).toBe('unknown-instrument');
  await put('add', 'ACME');
  kit.advance(1000);
  await put('add', 'MEX');
  await put('add', 'ACME');
  expect(await data('/stock/success/collection/check?symbol=ACME')).toEqual({ collected: true });
  expect(await data('/stock/success/collection/list')).toMatchObject({
    list: [{ stock_code: 'MEX' }, { stock_code: 'ACME', stock_detail: { prasent: '100.00' } }],
    total: 2,
  });
  // Requests the second page, with one row a page. A favourite without a price is still listed, so
  // that it can be removed.
  kit.prices.delete('ACME');
  const { list, total } = (await data('/stock/success/collection/list?page=2&pageSize=1')) as {
    list: { stock_code: string; stock_detail: object }[];
    total: number;
  };
  expect([list.map(({ stock_code }) => stock_code), total]).toEqual([['ACME'], 2]);
  expect(list[0]?.stock_detail).not.toHaveProperty('prasent');
  kit.prices.set('ACME', '100.00');
  await put('remove', 'ACME');
  expect(await data('/stock/success/collection/check?symbol=ACME')).toEqual({ collected: false });
});

test('an instrument without a price does not move the others', async () => {
  const all = kit.prices.get('ACME') ?? '';
  await kit.post('/stock/success/collection/add', { symbol: 'ACME' }, token);
  kit.prices.set('ACME', 'unavailable');
  expect(codes(await data('/v2/stock/list'))).toEqual(['ACMEX', 'MEX']);
  const { list } = (await data('/stock/success/collection/list')) as { list: unknown[] };
  expect(list).toContainEqual(expect.objectContaining({ stock_code: 'ACME' }));
  kit.prices.set('ACME', all);
});

test('news carry a picture, and the codes of the instruments they are about', async () => {
  kit.prices.set('ACME', '100.00');
  const { rows } = (await data('/stock/new/list?page=1&limit=50')) as {
    rows: { img: string; symbols: string[] }[];
  };
  const first = (name: string) => rows.find(({ img }) => img === `/uploads/news/${name}.svg`);
  expect(first('energy')?.symbols).toEqual(['ACME', 'ACMEX']);
  // Shares of health, which this market does not have, are not named.
  expect(first('health')?.symbols).toEqual([]);
  // A page of ten repeats no picture.
  expect(new Set(rows.slice(0, 10).map(({ img }) => img)).size).toBe(10);
  for (const { img } of rows) {
    const answer = answerNewsPicture(new Request(new URL(img, 'http://corro.test')));
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  }
  expect(answerNewsPicture(new Request('http://corro.test/uploads/news/x.svg')).status).toBe(404);
});

test('debt that is priced by its yield shows this yield and its term', () => {
  const quote = { symbol: 'US10Y', price: '2.161', previousClose: '2.163', changePercent: '-0.09' };
  const figures = { open: '2.163', high: '2.163', low: '2.161', change: '-0.002', at: 0 };
  const fields = { symbol: 'US10Y', name: 'Nota', exchangeName: '', yieldDays: 3650 };
  const row = stockRow({
    instrument: instrumentOf('CGI', fields),
    quote: { ...quote, ...figures },
  });
  expect(row).toMatchObject({ stock: 'US10Y', yield: '2.161', term_days: 3650 });
});

const at = Date.parse('2026-11-20T00:01:00Z');
const quoteOf = (symbol: string, price: string) => ({
  symbol,
  price,
  previousClose: price,
  changePercent: '0.00',
  open: price,
  high: price,
  low: price,
  change: '0.00',
  at,
});

test('a recorded note has a yield, a term and payments', () => {
  const quote = quoteOf('US10Y', '100.716');
  // Twenty payments of 1.125 and the face value
  const debt = { yield: '2.17', term_days: 3650, paid_until_due: '122.50' };
  expect(stockRow({ instrument: treasuryInstrument, quote })).toMatchObject(debt);
});

test('candles of debt have the yield at their close, except those of minutes', () => {
  const candle = { time: at, open: 100, high: 101, low: 100, close: 100.716, volume: null };
  expect(candleRow(candle, treasuryInstrument, '1wk')).toMatchObject({ yield: '2.17' });
  expect(candleRow(candle, treasuryInstrument, '1m')).not.toHaveProperty('yield');
});

test('a recorded future has a unit and an expiry', () => {
  const instrument = oilInstrument('WTI', 'Petróleo WTI');
  expect(stockRow({ instrument, quote: quoteOf('WTI', '36.36') })).toMatchObject({
    unit: 'barrel',
    expires_at: '2026-12-18T21:00:00.000Z',
    at_expiry: 'roll',
  });
});

const share = (symbol: string, size?: number) => ({
  ...instruments[1]!,
  symbol,
  ...(size === undefined ? {} : { size }),
});

test('weighs the shares of an index by the sizes of their companies', () => {
  const shares = [share('A', 5), share('B', 2), share('C', 1)];
  expect(shares.map((one) => weightIn(shares, one))).toEqual(['62.50', '25.00', '12.50']);
  expect(weightIn([...shares, share('D')], share('A', 5))).toBeNull();
  expect(weightIn([share('A', 0)], share('A', 0))).toBeNull();
});
