import { describe, expect, it } from 'vitest';
import { ProtocolBroken } from '../errors.ts';
import { listCategories } from './categories.ts';
import { getDayLine } from './dayLines.ts';
import { getQuote } from './quotes.ts';
import { listDebt, listMarket, listStocks } from './stocks.ts';
import { stubTransport } from './stubTransport.fixture.ts';

const row = {
  id: 3,
  stock: 'NVLO',
  name: 'Norvelo',
  market: 'US',
  market_name: 'Estados Unidos',
  exchange_name: 'NASDAQ',
  prasent: '128.40',
  close_prices: 126.9,
  percent_change: '1.18',
};

const paging = { page: 1, limit: 10 };
const stocks = (rows: unknown[]) => stubTransport({ rows, count: rows.length });
const quote = (data: unknown) => getQuote(stubTransport(data), { symbol: 'NVLO', market: 'US' });

describe('stocks', () => {
  it('renames the wire’s fields', async () => {
    await expect(listStocks(stocks([row]), paging)).resolves.toMatchObject({
      rows: [
        {
          id: '3',
          symbol: 'NVLO',
          name: 'Norvelo',
          market: 'US',
          marketName: 'Estados Unidos',
          exchangeName: 'NASDAQ',
          price: '128.40',
          previousClose: '126.9',
          changePercent: '1.18',
        },
      ],
      count: 1,
    });
  });

  it('reads the price of a search result', async () => {
    const { prasent: _, ...found } = { ...row, current_price: 1234.5 };
    const { rows } = await listStocks(stocks([found]), { ...paging, search: 'nvl' });
    expect(rows[0]?.price).toBe('1234.5');
  });

  it('fills in the requested market', async () => {
    const rows = await listMarket(stocks([{ stock: 'ORO', name: 'Oro', prasent: 1 }]), {
      market: 'FUTURE',
    });
    expect(rows).toMatchObject([{ id: 'ORO', market: 'FUTURE', marketName: null }]);
  });

  it('reads yield and maturity of treasury debt, null if missing', async () => {
    const bill = { stock: 'CET28', name: 'Cetes a 28 días', prasent: '99.2', close_prices: '99.1' };
    const details = { issuer: 'México', yield: 10.51, term_days: '28', paid_until_due: '100.00' };
    await expect(listDebt(stocks([{ ...bill, ...details }, bill]), {})).resolves.toMatchObject([
      {
        symbol: 'CET28',
        market: 'CGI',
        issuer: 'México',
        yieldPercent: '10.51',
        termDays: 28,
        paidUntilDue: '100.00',
      },
      { issuer: null, yieldPercent: null, termDays: null, paidUntilDue: null },
    ]);
  });

  it.each([
    ['index', { index: 'C50', market: 'US' }, { rows: [row], index: 'C50' }],
    ['market', { index: 'C50', market: 'US' }, { rows: [row, row] }],
    [undefined, { index: 'C50', market: 'US' }, { rows: [row, { ...row, market: 'MX' }] }],
    [undefined, { index: 'C50', market: 'US' }, { rows: [{ ...row, market: undefined }] }],
    [undefined, { index: 'C50', market: 'US' }, { rows: [] }],
    [undefined, { index: 'C50' }, { rows: [row], index: 'C35' }],
    [undefined, {}, { rows: [row], index: 'C50' }],
    [undefined, {}, { rows: [] }],
  ])(
    'reports the scope %s of shares: requested %j, answered %j',
    async (scope, requested, answered) => {
      const page = await listStocks(stubTransport(answered), { ...paging, ...requested });
      expect(page.scope).toBe(scope);
    },
  );
});

describe('quote', () => {
  const candle = {
    timestamp: '2026-11-20 15:30:00Z',
    open: 1,
    high: '4',
    low: 1,
    close: 3,
    volume: 9,
  };

  it('reads prices as text, candles as numbers, and the time of reading from the clock', async () => {
    const data = { price: 128.4, change: '-1.5', rows: [candle], linePath: 'M0 0L1 1' };
    await expect(quote(data)).resolves.toEqual({
      exchangeName: null,
      about: null,
      symbol: 'NVLO',
      name: 'NVLO',
      market: 'US',
      price: '128.4',
      pricedAt: null,
      change: '-1.5',
      changePercent: null,
      previousClose: null,
      open: null,
      high: null,
      low: null,
      linePath: 'M0 0L1 1',
      areaPath: null,
      candles: [{ time: 1_795_188_600_000, open: 1, high: 4, low: 1, close: 3, volume: 9 }],
      readAt: 1_795_188_600_000,
    });
  });

  it('dates an old price by its own time', async () => {
    const old = { price: '1', rows: [], at: '2026-11-20T15:29:00.000Z' };
    await expect(quote(old)).resolves.toMatchObject({ readAt: 1_795_188_540_000 });
    const ahead = { ...old, at: '2026-11-20T15:31:00.000Z' };
    await expect(quote(ahead)).resolves.toMatchObject({ readAt: 1_795_188_600_000 });
    await expect(quote({ ...old, at: 'soon' })).resolves.toMatchObject({
      readAt: 1_795_188_600_000,
    });
  });

  it.each([
    ['an hour fast', 3_600_000],
    ['a day slow', -86_400_000],
    ['right', 0],
  ])('dates an old price with a device clock that is %s', async (_, aheadMs) => {
    const truly = 1_795_188_600_000;
    const api = {
      ...stubTransport({ price: '1', rows: [], at: '2026-11-20T15:00:00.000Z' }),
      now: () => truly + aheadMs,
      clockAheadMs: () => aheadMs,
    };
    const { readAt } = await getQuote(api, { symbol: 'NVLO', market: 'US' });
    expect(api.now() - readAt).toBe(30 * 60_000);
  });

  it('omits gaps, sorts rows, and derives a missing open from the change', async () => {
    const rows = [
      { timestamp: 1_795_188_660, change: '0.5', close: '3' },
      { timestamp: 1_795_188_600, open: 2, close: 2.5, volume: null },
      { timestamp: 1_795_188_720, close: null },
      { timestamp: null, close: 1 },
    ];
    const { candles } = await quote({ price: '1', rows });
    expect(candles).toEqual([
      { time: 1_795_188_600_000, open: 2, high: 2.5, low: 2, close: 2.5, volume: null },
      { time: 1_795_188_660_000, open: 2.5, high: 3, low: 2.5, close: 3, volume: null },
    ]);
  });

  it('drops invalid paths', async () => {
    const data = { price: '1', rows: [], linePath: 'javascript:alert(1)' };
    await expect(quote(data)).resolves.toMatchObject({ linePath: null });
  });

  it.each([[{ rows: [] }], [{ price: '0.00', rows: null }], [{ price: 'n/a' }], [[]]])(
    'has no price in %j',
    async (data) => {
      await expect(quote(data)).resolves.toMatchObject({ price: null, candles: [] });
    },
  );

  it.each([[['x']], [null]])('is broken for %j', async (data) => {
    await expect(quote(data)).rejects.toBeInstanceOf(ProtocolBroken);
  });
});

describe('categories', () => {
  it('reads categories and their stocks', async () => {
    const data = {
      categories: [
        {
          category_id: 1,
          category_code: 'US',
          stocks: [
            { stock_code: 'C50', stock_name: 'Corro', img: '/c50.png' },
            { stock_code: 'TEC', stock_name: 'Tecnología' },
          ],
        },
      ],
    };
    await expect(listCategories(stubTransport(data))).resolves.toEqual([
      {
        id: '1',
        code: 'US',
        name: null,
        stocks: [
          { symbol: 'C50', name: 'Corro', image: '/c50.png' },
          { symbol: 'TEC', name: 'Tecnología', image: null },
        ],
      },
    ]);
  });

  it('rejects an answer without the list', async () => {
    const api = stubTransport({});
    await expect(listCategories(api)).rejects.toThrow('category list has no rows');
  });
});

const lineIn = (data: object) => getDayLine(stubTransport(data), { symbol: 'NVLO', market: 'US' });

describe('day lines', () => {
  const rows = [
    { timestamp: '2026-11-19T20:00:00.000Z', open: '125', close: '126.9' },
    { timestamp: '2026-11-20T15:00:00.000Z', open: '127.1', close: '128' },
    { timestamp: '2026-11-20T15:30:00.000Z', open: '128', close: '128.4' },
  ];
  const line = { points: [127.1, 128, 128.4], previousClose: 126.9 };

  it.each([
    ['that the upstream sends', { previous_close: '126.90' }, line],
    ['that follows from the change', { change: '1.50' }, line],
    ['null without either', {}, null],
  ])('have the previous close %s', async (_, fields, expected) => {
    await expect(lineIn({ price: '128.40', rows, ...fields })).resolves.toMatchObject({
      line: expected,
    });
  });

  const paths = { linePath: 'M0 30 L100 8', areaPath: 'M0 30 L100 8 L100 40 L0 40 Z' };

  it('are the paths of an upstream without candles', async () => {
    const drawing = await lineIn({ price: '128.40', rows: [], ...paths });
    expect(drawing).toEqual({ line: null, ...paths });
  });

  it('are the candles of an upstream that sends both', async () => {
    const drawing = await lineIn({ price: '128.40', change: '1.50', rows, ...paths });
    expect(drawing).toEqual({ line, linePath: null, areaPath: paths.areaPath });
  });

  it('leave out an area that is no path', async () => {
    const drawing = await lineIn({ price: '128.40', rows, areaPath: 'url(https://a.example)' });
    expect(drawing).toMatchObject({ areaPath: null });
  });
});
