import { beforeEach, expect, test } from 'vitest';
import { openForFile, openTestSandbox } from '../testSandbox.fixture.ts';

const kit = await openForFile();
let token: string;

beforeEach(async () => {
  token = await kit.newcomer();
});

const data = (path: string) => kit.data(path, token);

function buy(tag: string, price: string, count: number) {
  kit.advance(1);
  return kit.send('/deal/buy', { tag, count, price, mold: 'stock' }, token);
}

function sell(no: string, price: string) {
  kit.advance(1);
  return kit.send('/deal/sell', { no, price, sell_price: price }, token);
}

const held = (type: string) => data(`/stock/success/v2/transaction?type=${type}`);

/**
 * An order costs its quantity × price and a fee of 0.03 %, both rounded half up:
 * EURUSD costs 10 × 1.08345 = 10.8345, rounded to 10.83, and its fee of 0.0032… is rounded to 0.00.
 * ORO costs 3 × 2651.20 = 7953.60 and a fee of 2.38608, rounded to 2.39. Ten would cost too much.
 * BONO costs 10 × 98.750 = 987.50 and a fee of 0.29625, rounded to 0.30.
 */
test.each([
  ['EURUSD', 'FOREX', 'forex', 10, '1.08345', '10.83', '24989.17', '25000.00'],
  ['ORO', 'FUTURE', 'futures', 3, '2651.20', '7955.99', '17044.01', '24995.22'],
  ['BONO', 'CGI', 'treasury', 10, '98.750', '987.80', '24012.20', '24999.40'],
])(
  '%s of %s can be bought, are listed among the %s, and can be sold',
  async (tag, market, type, count, price, paid, after, end) => {
    kit.prices.set(tag, price);
    const bought = await buy(tag, price, count);
    expect(bought).toMatchObject({ msg: 'ok', data: { price, count, total: paid } });
    expect(await kit.balance(token)).toBe(after);
    const { no } = bought!.data as { no: string };
    const row = { no, tag, type: market, mold: 'stock', count, price_all: paid };
    expect(await held(type)).toMatchObject({ rows: [{ ...row, prasent: price }], count: 1 });
    expect(await held('stock')).toEqual({ rows: [], count: 0 });
    const orders = await kit.send('/deal/list', { mold: 'stock' }, token);
    expect(orders?.data).toMatchObject({ rows: [{ ...row, state: 'buy' }], count: 1 });

    expect(await sell(no, price)).toMatchObject({ msg: 'ok' });
    expect(await kit.balance(token)).toBe(end);
    expect(await held(type)).toEqual({ rows: [], count: 0 });
    expect(await data('/stock/success/v2/bill?type=all')).toMatchObject({
      rows: [{ reason: `${type}-sell` }, { reason: `${type}-buy` }, { reason: 'welcome-credit' }],
    });
  },
);

test('lists currency pairs by page and by search', async () => {
  kit.prices.set('EURUSD', '1.08345');
  expect(await data('/v2/currency/list?page=1&limit=1')).toEqual({
    rows: [{ stock: 'EURUSD', name: 'Euro / dólar', prasent: '1.08345', percent_change: '11.11' }],
    count: 2,
  });
  expect(await data('/v2/currency/list?page=2&limit=1')).toMatchObject({
    rows: [{ stock: 'USDMXN' }],
    count: 2,
  });
  expect(await data('/v2/currency/list?code=mxn')).toMatchObject({
    rows: [{ stock: 'USDMXN' }],
    count: 1,
  });
  expect(await data('/v2/currency/list?code=none')).toEqual({ rows: [], count: 0 });
});

async function configOf(tags: RegExp): Promise<string[]> {
  const config = (await data('/v2/config')) as { tag: string; value: string }[];
  return config.filter(({ tag }) => tags.test(tag)).map(({ value }) => value);
}

test('the config has the years in which the prices were recorded', async () => {
  expect(await configOf(/^recorded_prices$/)).toEqual(['2014-2017']);
});

test('the config announces no peso rate by default', async () => {
  expect(await configOf(/^usd_mxn/)).toEqual([]);
});

test('with PESO_RATE=market the config announces the market’s last close as peso rate', async () => {
  const market = await openTestSandbox({ pesoRate: 'market' });
  const customer = await market.newcomer();
  const rates = async () => {
    const config = (await market.data('/v2/config', customer)) as { tag: string; value: string }[];
    return config.filter(({ tag }) => tag.startsWith('usd_mxn')).map(({ value }) => value);
  };
  market.prices.set('USDMXN', '95.00');
  // The previous close is 90.00 in the tests' market, whatever the current price is.
  expect(await rates()).toEqual(['90.00', '90.00']);
  market.prices.set('USDMXN', 'unavailable');
  expect(await rates()).toEqual([]);
  await market.sandbox.close();
});
