import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMarketFeed } from '../index.ts';

const files: Record<string, string> = {
  'stocks/MSFT.csv': `Date,Open,High,Low,Close,Volume,Name
2005-12-30,1,1,1,1,1,MSFT
2017-07-28,72.67,73.31,72.54,73.04,18306680,MSFT
2017-07-31,,,,72.7,23600054,MSFT
2017-08-01,73.1,73.42,72.49,72.58,20823890,MSFT
`,
  'stocks/NEW.csv': `Date,Open,High,Low,Close,Volume,Name
2017-07-28,10,11,9,10.5,100,NEW
`,
  'index/SP500.csv': `date,open,high,low,close,adjclose,volume
2006-01-03,1248.290039,1270.219971,1245.739990,1268.800049,1268.800049,2554570000`,
  'forex/EURUSD.csv': `,Open,High,Low,Close,Volume
2017-04-19 09:00:00,1.0716,1.0722,1.07083,1.07219,1413
2017-04-19 10:00:00,1.07214,1.07296,1.07214,1.0726,1241
`,
  'forex/usd-monthly.csv': `Date,Country,Exchange rate
2026-05-01,Mexico,17.2
2026-06-01,Mexico,17.3792
2026-06-01,Venezuela,587.2113
`,
  'futures/WTI.csv': `Date,Price
2020-04-17,18.31
2020-04-20,-36.98
2020-04-21,8.91
`,
  'futures/BRENT.csv': `Date,Price
2026-08-18,95.29
`,
  'treasury/US10Y.csv': `Date,Rate
2026-06-01,4.47
`,
};

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-data-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
});

afterEach(() => rm(folder, { recursive: true }));

const open = (instant: number | string) =>
  createMarketFeed(
    { marketFeed: 'recorded', marketDataDir: folder },
    { now: () => (typeof instant === 'string' ? Date.parse(instant) : instant) },
  );

describe('the recorded market', () => {
  it('offers what the folder holds', async () => {
    const feed = await open('2020-01-01T00:00:00Z');
    expect(feed.instruments().map(({ symbol, name }) => `${symbol} ${name}`)).toEqual([
      'SP500 S&P 500',
      'MSFT Microsoft',
      'NEW NEW',
      'EURUSD Euro / dólar',
      'USDMXN Dólar / peso mexicano',
      'WTI Petróleo WTI',
      'BRENT Petróleo Brent',
      'US10Y Nota del Tesoro a 10 años (rendimiento)',
    ]);
  });

  it('says which rows it repaired, left out or derived', async () => {
    const { report } = await open('2020-01-01T00:00:00Z');
    const monthly = report.filter((line) => line.startsWith('forex/usd-monthly.csv: '));
    expect(report.filter((line) => !monthly.includes(line))).toEqual([
      'stocks/MSFT.csv: 1 row repaired (open from the close before, high from open and close, low from open and close: 2017-07-31)',
      'futures/WTI.csv: 1 row left out (price -36.98 not positive: 2020-04-20); close only, each day opens at the close before',
      'futures/BRENT.csv: close only, each day opens at the close before',
      'treasury/US10Y.csv: monthly, the weekdays between are interpolated',
    ]);
    expect(monthly).toHaveLength(1);
    expect(monthly[0]).toContain('; USDJPY left out, no day since 2006-01-03; ');
    expect(monthly[0]).toMatch(/; monthly, the weekdays between are interpolated$/);
  });

  it('opens and ends the repaired Monday as repaired', async () => {
    const first = await open('2020-01-02T00:00:00Z');
    expect(await first.quote('MSFT')).toEqual({
      symbol: 'MSFT',
      price: '73.04',
      previousClose: '73.04',
      open: '73.04',
      high: '73.04',
      low: '73.04',
      change: '0.00',
      changePercent: '0.00',
      at: Date.parse('2020-01-02T00:00:00Z'),
    });
    const last = await open('2020-01-02T23:59:59.999Z');
    expect(await last.quote('MSFT')).toEqual({
      symbol: 'MSFT',
      price: '72.70',
      previousClose: '73.04',
      open: '73.04',
      high: '73.04',
      low: '72.70',
      change: '-0.34',
      changePercent: '-0.47',
      at: Date.parse('2020-01-02T23:59:59Z'),
    });
  });

  it('turns back at the end without a jump', async () => {
    const feed = await open('2020-01-05T23:59:59Z');
    const days = await feed.candles('MSFT', '1d', '5d');
    const bars = days.map(({ time, open: from, high, low, close, volume }) =>
      [new Date(time).toISOString().slice(0, 10), from, high, low, close, volume].join(' '),
    );
    expect(bars).toEqual([
      '2020-01-01 72.67 73.31 72.54 73.04 18306680',
      '2020-01-02 73.04 73.04 72.7 72.7 23600054',
      '2020-01-03 73.1 73.42 72.49 72.58 20823890',
      '2020-01-04 72.58 73.42 72.49 73.1 20823890',
      '2020-01-05 72.7 73.04 72.7 73.04 23600054',
    ]);
  });

  it('gives each market its own decimals', async () => {
    const feed = await open('2020-01-01T23:59:59Z');
    const price = async (symbol: string) => (await feed.quote(symbol))?.price;
    expect(await price('SP500')).toBe('1268.80');
    expect(await price('EURUSD')).toBe('1.07260');
    expect(await price('USDMXN')).toBe('17.2000');
    expect(await price('US10Y')).toBe('4.470');
  });

  it('holds the quote inside the candle of the day, and two feeds agree', async () => {
    const clock = { now: () => 0 };
    const settings = { marketFeed: 'recorded', marketDataDir: folder } as const;
    const [feed, other] = await Promise.all([
      createMarketFeed(settings, clock),
      createMarketFeed(settings, clock),
    ]);
    const anyInstant = fc.integer({ min: Date.UTC(2019, 0), max: Date.UTC(2035, 0) });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('MSFT', 'EURUSD', 'WTI'),
        anyInstant,
        async (symbol, now) => {
          clock.now = () => now;
          const quote = await feed.quote(symbol);
          expect(await other.quote(symbol)).toEqual(quote);
          const today = (await feed.candles(symbol, '1d', '1mo')).at(-1);
          expect(today?.close).toBe(Number(quote?.price));
          expect(today?.low).toBeLessThanOrEqual(Number(quote?.price));
          expect(today?.high).toBeGreaterThanOrEqual(Number(quote?.price));
        },
      ),
    );
  });
});

describe('a folder that cannot be read', () => {
  const sentence = /^MARKET_DATA_DIR must name the folder of recorded market data/;

  it('is refused with a sentence: none is set', async () => {
    const settings = { marketFeed: 'recorded', marketDataDir: null } as const;
    await expect(createMarketFeed(settings, { now: () => 0 })).rejects.toThrow(sentence);
  });

  it('is refused with a sentence: no such folder', async () => {
    const settings = { marketFeed: 'recorded', marketDataDir: join(folder, 'none') } as const;
    await expect(createMarketFeed(settings, { now: () => 0 })).rejects.toThrow(sentence);
  });

  it('is refused with a sentence: a file is missing', async () => {
    await rm(join(folder, 'futures/WTI.csv'));
    await expect(open(0)).rejects.toThrow(/^MARKET_DATA_DIR .*futures\/WTI\.csv cannot be read/);
  });

  it('is refused with a sentence: a page instead of a table', async () => {
    await writeFile(join(folder, 'stocks/NEW.csv'), '<html>\n<p>no</p>\n');
    await expect(open(0)).rejects.toThrow(/^MARKET_DATA_DIR .*NEW\.csv .*its heading is not Date/);
  });

  it('is refused with a sentence: half a row', async () => {
    await writeFile(join(folder, 'futures/WTI.csv'), 'Date,Price\n2020-04-17');
    await expect(open(0)).rejects.toThrow(/^MARKET_DATA_DIR .*WTI\.csv cannot be read/);
  });

  it('is refused with a sentence: a heading alone', async () => {
    await writeFile(join(folder, 'futures/WTI.csv'), 'Date,Price\n');
    await expect(open(0)).rejects.toThrow(/WTI\.csv cannot be read: it has no rows$/);
  });
});
