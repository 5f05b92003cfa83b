import { describe, expect, it, vi } from 'vitest';
import { MarketUnavailable } from '../types.ts';
import type { YahooClient } from './client.ts';
import { createLiveFeed } from './index.ts';

const quoteOfMicrosoft = {
  language: 'en-US',
  quoteType: 'EQUITY',
  symbol: 'MSFT',
  currency: 'USD',
  regularMarketPrice: 72.7,
  regularMarketPreviousClose: 73.04,
  regularMarketOpen: 73.3,
  regularMarketDayHigh: 73.44,
  regularMarketDayLow: 72.41,
  regularMarketVolume: 23_600_054,
  regularMarketTime: new Date('2017-07-31T20:00:00Z'),
};

const row = (date: string, open: number | null, close: number | null) => ({
  date: new Date(date),
  open,
  high: close === null ? null : close + 1,
  low: close === null ? null : close - 1,
  close,
  volume: close === null ? null : 100,
  adjclose: close,
});

const chartOfMicrosoft = {
  meta: { currency: 'USD', symbol: 'MSFT', gmtoffset: -14_400, dataGranularity: '1d' },
  events: {},
  quotes: [
    row('2017-07-26T13:30:00Z', 74.34, 74.05),
    row('2017-07-27T13:30:00Z', null, null),
    row('2017-07-28T13:30:00Z', 72.67, 73.04),
    row('2017-07-31T13:30:00Z', 73.3, 72.8),
    row('2017-07-31T20:00:00Z', 73.3, 72.7),
  ],
};

const refuse = () => Promise.reject(new Error('not expected'));

function setUp(client: Partial<YahooClient>, timeoutMs?: number) {
  const clock = { at: Date.parse('2017-07-31T20:00:01Z'), now: () => clock.at };
  const whole = { quote: refuse, chart: refuse, ...client };
  return { clock, feed: createLiveFeed(whole, clock, timeoutMs) };
}

describe('live quotes', () => {
  it('are read from Yahoo’s answer', async () => {
    const { feed } = setUp({ quote: async () => quoteOfMicrosoft });
    expect(await feed.quote('MSFT')).toEqual({
      symbol: 'MSFT',
      price: '72.70',
      previousClose: '73.04',
      open: '73.30',
      high: '73.44',
      low: '72.41',
      change: '-0.34',
      changePercent: '-0.47',
      at: Date.parse('2017-07-31T20:00:00Z'),
    });
  });

  it('are cached for five seconds, with one request for two simultaneous callers', async () => {
    const quote = vi.fn(async () => quoteOfMicrosoft);
    const { clock, feed } = setUp({ quote });
    await Promise.all([feed.quote('MSFT'), feed.quote('MSFT')]);
    clock.at += 4_999;
    await feed.quote('MSFT');
    expect(quote).toHaveBeenCalledTimes(1);
    clock.at += 1;
    await feed.quote('MSFT');
    expect(quote).toHaveBeenCalledTimes(2);
  });

  it('are null for a symbol that the feed or Yahoo does not know', async () => {
    const { feed } = setUp({ quote: async () => undefined });
    expect(await feed.quote('MSFT')).toBeNull();
    expect(await feed.quote('NADA')).toBeNull();
  });

  it('are unavailable when the call fails, and requested again', async () => {
    const quote = vi.fn<YahooClient['quote']>();
    quote.mockRejectedValueOnce(new Error('Too Many Requests'));
    quote.mockResolvedValueOnce(quoteOfMicrosoft);
    const { feed } = setUp({ quote });
    const failure = await feed.quote('MSFT').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MarketUnavailable);
    expect(failure).toMatchObject({ code: 'busy' });
    expect((await feed.quote('MSFT'))?.price).toBe('72.70');
  });

  it.each([{}, null, '<html>', { ...quoteOfMicrosoft, regularMarketPrice: Number.NaN }])(
    'are unavailable when the answer is %j',
    async (answer) => {
      const { feed } = setUp({ quote: async () => answer });
      await expect(feed.quote('MSFT')).rejects.toBeInstanceOf(MarketUnavailable);
    },
  );

  it.each([
    [{ regularMarketOpen: null }, { open: '73.04' }],
    [
      { regularMarketDayHigh: null, regularMarketDayLow: 0 },
      { high: '73.30', low: '72.70' },
    ],
    [{ regularMarketPreviousClose: null, regularMarketChange: -0.34 }, { previousClose: '73.04' }],
  ])('keep the other fields without %j', async (over, figures) => {
    const { feed } = setUp({ quote: async () => ({ ...quoteOfMicrosoft, ...over }) });
    expect(await feed.quote('MSFT')).toMatchObject({
      price: '72.70',
      change: '-0.34',
      ...figures,
    });
  });

  it.each([null, 7, undefined])(
    'keep the price of a share without a currency: %j',
    async (currency) => {
      const { feed } = setUp({ quote: async () => ({ ...quoteOfMicrosoft, currency }) });
      expect(await feed.quote('MSFT')).toMatchObject({ price: '72.70' });
    },
  );

  it('are unavailable for a future without a currency, which may be in cents', async () => {
    const corn = { ...quoteOfMicrosoft, symbol: 'ZC=F', currency: null };
    const { feed } = setUp({ quote: async () => corn });
    await expect(feed.quote('ZC=F')).rejects.toBeInstanceOf(MarketUnavailable);
  });

  it.each([
    ['MSFT', 'MXN'],
    ['MSFT', 'GBp'],
    ['ZC=F', 'EUR'],
  ])('are unavailable for %s in %s, which would pass for dollars', async (symbol, currency) => {
    const { feed } = setUp({ quote: async () => ({ ...quoteOfMicrosoft, symbol, currency }) });
    await expect(feed.quote(symbol)).rejects.toBeInstanceOf(MarketUnavailable);
  });

  it('keep the units of a rate and the points of an index, whatever currency the answer names', async () => {
    for (const symbol of ['MXN=X', '^MXX']) {
      const { feed } = setUp({
        quote: async () => ({ ...quoteOfMicrosoft, symbol, currency: 'MXN' }),
      });
      expect(await feed.quote(symbol)).toMatchObject({
        symbol,
        change: expect.stringMatching(/^-0.34/),
      });
    }
  });

  it('read the time in seconds or milliseconds', async () => {
    for (const regularMarketTime of [1_501_531_200, 1_501_531_200_000]) {
      const { feed } = setUp({ quote: async () => ({ ...quoteOfMicrosoft, regularMarketTime }) });
      expect((await feed.quote('MSFT'))?.at).toBe(1_501_531_200_000);
    }
  });

  it('are unavailable when no answer arrives', async () => {
    const { feed } = setUp({ quote: () => new Promise(() => {}) }, 10);
    await expect(feed.quote('MSFT')).rejects.toThrow('the live market cannot answer about MSFT');
  });
});

const barAt = (date: string) => {
  const bar = { open: 1, high: 1, low: 1, close: 1, volume: 0 };
  return { ...bar, date: new Date(date) };
};

describe('live candles', () => {
  it('begin at midnight, without days that have no close, and include today once', async () => {
    const { feed } = setUp({ chart: async () => chartOfMicrosoft });
    expect(await feed.candles('MSFT', '1d', '5d')).toEqual([
      {
        time: Date.UTC(2017, 6, 28),
        open: 72.67,
        high: 74.04,
        low: 72.04,
        close: 73.04,
        volume: 100,
      },
      { time: Date.UTC(2017, 6, 31), open: 73.3, high: 73.7, low: 71.7, close: 72.7, volume: 100 },
    ]);
  });

  it('are requested from an earlier day, because markets close', async () => {
    const chart = vi.fn<YahooClient['chart']>(async () => chartOfMicrosoft);
    const { clock, feed } = setUp({ chart });
    expect(await feed.candles('MSFT', '1d', '1d')).toHaveLength(1);
    expect(chart).toHaveBeenCalledWith('MSFT', {
      interval: '1d',
      period1: new Date(clock.at - 6 * 86_400_000),
    });
  });

  it.each([
    ['Europe/London in winter', 'Europe/London', 0, '2017-07-27T23:00:00Z', '2017-11-28T00:00:00Z'],
    [
      'New York in winter',
      'America/New_York',
      -18_000,
      '2017-07-28T04:00:00Z',
      '2017-11-28T05:00:00Z',
    ],
    ['Tokyo', 'Asia/Tokyo', 32_400, '2017-07-28T00:00:00Z', '2017-11-28T00:00:00Z'],
    [
      'Auckland in winter',
      'Pacific/Auckland',
      43_200,
      '2017-07-27T22:00:00Z',
      '2017-11-27T21:00:00Z',
    ],
    ['an unknown zone', 'Nowhere/City', 0, '2017-07-27T23:00:00Z', '2017-11-28T00:00:00Z'],
  ])('begin on the day of the exchange: %s', async (_, zone, offset, summer, winter) => {
    const { feed, clock } = setUp({
      chart: async () => ({
        meta: { gmtoffset: offset, exchangeTimezoneName: zone, currency: 'USD' },
        quotes: [barAt(summer), barAt(winter)],
      }),
    });
    clock.at = Date.parse('2017-12-15T12:00:00Z');
    const days = await feed.candles('MSFT', '1d', '1y');
    expect(days.map(({ time }) => new Date(time).toISOString().slice(0, 10))).toEqual([
      '2017-07-28',
      '2017-11-28',
    ]);
  });

  it.each([
    [{ gmtoffset: null, exchangeTimezoneName: 'America/New_York' }],
    [{ gmtoffset: -14_400, exchangeTimezoneName: null }],
    [{ gmtoffset: -14_400, currency: null }],
  ])('are read without one field of the head: %j', async (over) => {
    const meta = { ...chartOfMicrosoft.meta, ...over };
    const { feed } = setUp({ chart: async () => ({ ...chartOfMicrosoft, meta }) });
    expect(await feed.candles('MSFT', '1d', '5d')).toHaveLength(2);
  });

  it.each([
    [{ date: null }, 2],
    [{ date: new Date(Number.NaN) }, 2],
    [{ close: Number.NaN }, 2],
    [{ close: 0 }, 2],
    [{ low: 0 }, 3],
    [{ open: 'n/a', high: {}, volume: 'many' }, 3],
  ])('lose at most the row with %j', async (over, length) => {
    const odd = { ...barAt('2017-07-27T13:30:00Z'), ...over };
    const { feed } = setUp({
      chart: async () => ({
        ...chartOfMicrosoft,
        quotes: [...chartOfMicrosoft.quotes.slice(2), odd],
      }),
    });
    const days = await feed.candles('MSFT', '1d', '5d');
    expect(days).toHaveLength(length);
    expect(Math.min(...days.map(({ low }) => low))).toBeGreaterThan(0);
  });

  it('are aggregated to weeks', async () => {
    const { feed } = setUp({ chart: async () => chartOfMicrosoft });
    const weeks = await feed.candles('MSFT', '1wk', '1mo');
    expect(weeks.map(({ time, open, close }) => [time, open, close])).toEqual([
      [Date.UTC(2017, 6, 24), 74.34, 73.04],
      [Date.UTC(2017, 6, 31), 73.3, 72.7],
    ]);
  });

  it('are cached for a minute', async () => {
    const chart = vi.fn(async () => chartOfMicrosoft);
    const { clock, feed } = setUp({ chart });
    await feed.candles('MSFT', '1m', '1d');
    clock.at += 59_999;
    await feed.candles('MSFT', '1m', '1d');
    expect(chart).toHaveBeenCalledTimes(1);
    clock.at += 1;
    await feed.candles('MSFT', '1m', '1d');
    expect(chart).toHaveBeenCalledTimes(2);
  });

  it('are unavailable when the answer is invalid, and empty for an unknown symbol', async () => {
    const { feed } = setUp({ chart: async () => ({ quotes: [] }) });
    await expect(feed.candles('MSFT', '1d', '1y')).rejects.toBeInstanceOf(MarketUnavailable);
    expect(await feed.candles('NADA', '1d', '1y')).toEqual([]);
  });
});
