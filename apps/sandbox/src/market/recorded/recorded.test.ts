import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMarketFeed } from '../index.ts';
import { dayNumber } from '../calendar.ts';
import { joinFeeds } from '../joinFeeds.ts';
import { createSimulatedFeed } from '../simulated/index.ts';
import { readRecordedDays } from './index.ts';
import { writeRecordings } from './recordings.fixture.ts';

let folder = '';

beforeEach(async () => {
  folder = await writeRecordings();
});

afterEach(() => rm(folder, { recursive: true }));

const open = (instant: number | string) =>
  createMarketFeed(
    { marketFeed: 'recorded', marketDataDir: folder },
    { now: () => (typeof instant === 'string' ? Date.parse(instant) : instant) },
  );

/** Reads whole days from the folder. They begin at midnight UTC, whenever a candle begins. */
async function daysOf(symbol: string, first: string, count: number) {
  const recorded = await readRecordedDays(folder);
  const from = dayNumber(Date.parse(first));
  return Array.from({ length: count }, (_, index) => recorded.day(symbol, from + index));
}

describe('the recorded market', () => {
  it('lists the instruments of the folder', async () => {
    const feed = await open('2020-01-01T00:00:00Z');
    expect(feed.instruments().map(({ symbol, name }) => `${symbol} ${name}`)).toEqual([
      'SP500 S&P 500',
      'MSFT Microsoft',
      'NEW NEW',
      'USDMXN Dólar / peso mexicano',
      'EURUSD Euro / dólar',
      'BRENT Petróleo Brent',
      'WTI Petróleo WTI',
      'US10Y Nota del Tesoro a 10 años',
    ]);
  });

  it('reports repaired, omitted and derived rows', async () => {
    const { report } = await open('2020-01-01T00:00:00Z');
    const monthly = report.filter((line) => line.startsWith('forex/usd-monthly.csv: '));
    const others = report.filter((line) => !/not read/.test(line));
    expect(others.filter((line) => !monthly.includes(line))).toEqual([
      'stocks/MSFT.csv: 1 row repaired (open from the close before, high from open and close, low from open and close: 2017-07-31); rows before 2006-01-03 not played',
      'futures/BRENT.csv: close only, each day opens at the close before',
      'futures/WTI.csv: 1 row left out (price -36.98 not positive: 2020-04-20); close only, each day opens at the close before',
      'treasury/US10Y.csv: yields, the prices of a note with a coupon of 2.25 % follow from them; monthly, the weekdays between are interpolated',
    ]);
    expect(monthly).toHaveLength(1);
    expect(monthly[0]).toContain('; USDJPY left out, no day since 2006-01-03; ');
    expect(monthly[0]).toContain('; Venezuela not played; ');
    expect(report.filter((line) => /not read/.test(line))).toEqual([
      'stocks/*.csv: columns not read: Name',
      'index/*.csv: columns not read: adjclose',
    ]);
    expect(monthly[0]).toMatch(/; monthly, the weekdays between are interpolated$/);
  });

  it('reports the years in which today’s prices were recorded', async () => {
    const feed = await open('2020-01-01T00:00:00Z');
    // On this date each recording plays its first day. The index begins earliest; Brent, the peso
    // and the note begin latest.
    expect(feed.recordedYears?.()).toEqual({ from: 2006, to: 2026 });
    const both = joinFeeds(feed, createSimulatedFeed({ now: () => 0 }));
    expect(both.recordedYears?.()).toEqual({ from: 2006, to: 2026 });
    const simulated = createSimulatedFeed({ now: () => 0 });
    expect(joinFeeds(simulated, feed).recordedYears?.()).toBeNull();
  });

  it('opens and closes the repaired Monday at the repaired prices', async () => {
    const first = await open('2020-01-02T00:00:00Z');
    expect(await first.quote('MSFT')).toMatchObject({ price: '73.04' });
    const last = await open('2020-01-02T23:59:59.999Z');
    expect(await last.quote('MSFT')).toMatchObject({
      price: '72.70',
      at: Date.parse('2020-01-02T23:59:59Z'),
    });
  });

  it('reverses at the end without a jump', async () => {
    const days = await daysOf('MSFT', '2020-01-01', 5);
    const bars = days.map(({ open: from, high, low, close, volume }) =>
      [from, high, low, close, volume].join(' '),
    );
    expect(bars).toEqual([
      '72.67 73.31 72.54 73.04 18306680',
      '73.04 73.04 72.7 72.7 23600054',
      '73.1 73.42 72.49 72.58 20823890',
      '72.58 73.42 72.49 73.1 20823890',
      '72.7 73.04 72.7 73.04 23600054',
    ]);
  });

  it('uses the decimals of each market', async () => {
    const feed = await open('2020-01-01T23:59:59Z');
    const price = async (symbol: string) => (await feed.quote(symbol))?.price;
    expect(await price('SP500')).toBe('1268.80');
    expect(await price('EURUSD')).toBe('1.0726');
    expect(await price('USDMXN')).toBe('17.2000');
    // A yield of 4.47 % on a coupon of 2.25 % for ten years
    expect(await price('US10Y')).toBe('82.255');
  });

  it('keeps the quote inside the candle of the day, the same in two feeds', async () => {
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

  it('is refused with a sentence: missing setting', async () => {
    const settings = { marketFeed: 'recorded', marketDataDir: null } as const;
    await expect(createMarketFeed(settings, { now: () => 0 })).rejects.toThrow(sentence);
  });

  it('is refused with a sentence: missing folder', async () => {
    const settings = { marketFeed: 'recorded', marketDataDir: join(folder, 'none') } as const;
    await expect(createMarketFeed(settings, { now: () => 0 })).rejects.toThrow(sentence);
  });

  it('is refused with a sentence: missing file', async () => {
    await rm(join(folder, 'futures/WTI.csv'));
    await expect(open(0)).rejects.toThrow(/^MARKET_DATA_DIR .*futures\/WTI\.csv cannot be read/);
  });

  it.each([
    [
      'a page instead of a table',
      'stocks/NEW.csv',
      '<html>\n<p>no</p>\n',
      'its heading is not Date',
    ],
    ['half a row', 'futures/WTI.csv', 'Date,Price\n2020-04-17', 'cannot be read'],
    ['a heading alone', 'futures/WTI.csv', 'Date,Price\n', 'cannot be read: it has no rows'],
  ])('is refused with a sentence: %s', async (_what, name, text, reason) => {
    await writeFile(join(folder, name), text);
    await expect(open(0)).rejects.toThrow(new RegExp(`^MARKET_DATA_DIR .*${name}.*${reason}`));
  });
});

/** Replaces a file of the folder and opens the feed. */
async function openWith(name: string, text: string, instant = '2020-01-02T23:59:59.999Z') {
  await writeFile(join(folder, name), text);
  return open(instant);
}

/** A row with the same price for open, high, low and close. */
const bar = (date: string, at: string) => `${date},${at},${at},${at},${at},1`;

describe('files of other formats', () => {
  const head = 'Date,Open,High,Low,Close,Volume';

  it.each([
    ['newest first', `${head}\n2017-07-31,73,74,72,73.5,9\n2017-07-28,72,73,71,72.5,8\n`],
    ['with slashes', `${head}\n2017/07/28,72,73,71,72.5,8\n2017/07/31,73,74,72,73.5,9\n`],
    ['without dashes', `${head}\n20170728,72,73,71,72.5,8\n20170731,73,74,72,73.5,9\n`],
    [
      'with times, thousands and columns in another order',
      'date,Adj Close,CLOSE,Open,High,Low,volume\n2017-07-28T00:00:00Z,1,72.5,72,73,71,"8,000"\n2017-07-31 00:00:00,1,73.5,73,74,72,"9,000,000"\n',
    ],
  ])('are read: %s', async (_what, text) => {
    await writeFile(join(folder, 'stocks/NEW.csv'), text);
    expect(await daysOf('NEW', '2020-01-01', 2)).toMatchObject([
      { open: 72, close: 72.5 },
      { open: 73, close: 73.5 },
    ]);
  });

  it('are reported as sorted, with the columns that are ignored', async () => {
    const text = `${head},Adj Close\n2017-07-31,73,74,72,73.5,9,1\n2017-07-28,72,73,71,72.5,8,1\n`;
    const { report } = await openWith('stocks/NEW.csv', text);
    expect(report).toContain('stocks/NEW.csv: newest first, sorted');
    expect(report).toContain('stocks/*.csv: columns not read: Name, Adj Close');
    await writeFile(join(folder, 'futures/GOLD.csv'), 'Date,Price\n2020-01-01,1\n');
    expect((await open('2020-01-01T00:00:00Z')).report).toContain('futures/GOLD.csv: not read');
  });

  it.each([
    ['07/28/2017,1,1,1,1,1', 'line 2: Date is "07/28/2017", not a date such as 2017-07-28'],
    ['2017-02-30,1,1,1,1,1', 'line 2: Date is "2017-02-30"'],
    ['2017-07-28,1,1,1,"72,70",1', 'line 2: Close is "72,70", not a number such as 1234.50'],
    ['2017-07-28,1,1,1,"1,234",1', 'line 2: Close is "1,234"'],
    ['2017-07-28,1,1,1,"1.234,50",1', 'line 2: Close is "1.234,50"'],
    ['2017-07-28,1,1,1,US$ 7,1', 'line 2: Close is "US$ 7"'],
  ])('are refused with their file and line: %s', async (row, said) => {
    await expect(openWith('stocks/NEW.csv', `${head}\n${row}\n`)).rejects.toThrow(
      `${join(folder, 'stocks/NEW.csv')} cannot be read: ${said}`,
    );
  });

  it.each(['null', 'NaN', '-', ''])('%j is not a price', async (close) => {
    const { report } = await openWith(
      'stocks/NEW.csv',
      `${head}\n2017-07-28,1,1,1,${close},1\n2017-07-31,1,1,1,1,1\n`,
    );
    expect(report).toContain('stocks/NEW.csv: 1 row left out (no positive close: 2017-07-28)');
  });

  it.each([
    ['0.004', '0.002', '0.004000', '100.00'],
    ['0.0000014', '0.0000012', '0.000001', '0.00'],
    ['0.44', '0.4', '0.4400', '10.00'],
  ])('keep all digits of %s', async (now, before, price, changePercent) => {
    const rows = [bar('2017-07-28', before), bar('2017-07-31', now)].join('\n');
    const text = `${head}\n${rows}\n`;
    // Five hours after the first price of the second row; the day in Mexico City began with the
    // first row.
    const feed = await openWith('stocks/NEW.csv', text, '2020-01-02T05:00:00Z');
    expect(await feed.quote('NEW')).toMatchObject({ price, changePercent });
  });

  it.each([
    ['semicolons', (text: string) => text.replaceAll(',', ';')],
    ['tabs', (text: string) => text.replaceAll(',', '\t')],
    ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16, big end first', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    [
      'a byte order mark and Windows lines',
      (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`,
    ],
  ])('are read as spreadsheets write them: %s', async (_what, written) => {
    const text = `${head}\n2017-07-28,72,73,71,72.5,8\n2017-07-31,73,74,72,73.5,9\n`;
    await writeFile(join(folder, 'stocks/NEW.csv'), written(text));
    expect(await daysOf('NEW', '2020-01-01', 2)).toMatchObject([{ close: 72.5 }, { close: 73.5 }]);
  });

  it('are refused with a decimal comma, also between semicolons', async () => {
    const text = `${head.replaceAll(',', ';')}\n2017-07-28;72,5;73;71;72,5;8\n`;
    await expect(openWith('stocks/NEW.csv', text)).rejects.toThrow('line 2: Open is "72,5"');
  });

  it('are read with an extension in any case', async () => {
    const feed = await openWith('stocks/BRK.B.CSV', `${head}\n${bar('2017-07-31', '9')}\n`);
    expect(await feed.quote('BRK.B')).toMatchObject({ price: '9.00' });
    expect(feed.report.join()).not.toContain('BRK.B');
  });

  it('recognises a share by a file name in any case', async () => {
    const feed = await openWith('stocks/ko.csv', `${head}\n${bar('2017-07-31', '9')}\n`);
    expect(feed.instruments()).toContainEqual(
      expect.objectContaining({ symbol: 'KO', name: 'Coca-Cola' }),
    );
  });

  it.each(['KO_old.csv', 'KO.bak_2.csv', 'KO,1.csv', 'KÖ.csv', 'KO..csv'])(
    'creates no share for a file whose name is not a symbol: %s',
    async (name) => {
      const feed = await openWith(`stocks/${name}`, `${head}\n${bar('2017-07-31', '9')}\n`);
      expect(feed.instruments().filter(({ symbol }) => symbol.startsWith('K'))).toEqual([]);
      expect(feed.report).toContain(`stocks/${name}: not read`);
    },
  );

  it('are reported in a line that can be read', async () => {
    const days = Array.from({ length: 200 }, (_, at) => {
      const date = new Date(Date.UTC(2017, 0, 1 + at)).toISOString().slice(0, 10);
      return `${date},,,,${100 + at},1`;
    });
    const { report } = await openWith('stocks/NEW.csv', [head, ...days, ''].join('\n'));
    const line = report.find((one) => one.startsWith('stocks/NEW.csv'));
    expect(line).toContain('200 rows repaired');
    expect(line).toContain('2017-01-20 and 180 more');
    expect(line?.length).toBeLessThan(500);
  });

  it('have one unique symbol each', async () => {
    await expect(openWith('stocks/wti.csv', `${head}\n2017-07-28,1,1,1,1,1\n`)).rejects.toThrow(
      'MARKET_DATA_DIR has two recordings of WTI: futures/WTI.csv is one too many.',
    );
  });
});

/** Weekdays from 3 July 2017 on with a close of 100.00, 101.00 and so on. */
const rows = (count: number, closeOf = (index: number) => 100 + index) =>
  Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2017, 6, 3 + index + 2 * Math.floor(index / 5)));
    return bar(date.toISOString().slice(0, 10), closeOf(index).toFixed(2));
  });

describe('files with faults', () => {
  const head = 'Date,Open,High,Low,Close,Volume';
  async function played(lines: readonly string[], name = 'stocks/NEW.csv') {
    const feed = await openWith(name, [head, ...lines, ''].join('\n'));
    const days = await daysOf('NEW', '2020-01-01', 60);
    const report = feed.report.filter((line) => line.startsWith(name)).join();
    return { closes: new Set(days.map(({ close }) => close)), report };
  }

  it.each([
    ['of the future', 4, '2071-07-07,104,104,104,104,1', '2071-07-07 in line 6'],
    ['of the future at the end', 11, '2071-07-18,111,111,111,111,1', '2071-07-18 in line 13'],
    ['of a year ago', 6, '2016-07-11,106,106,106,106,1', '2016-07-11 in line 8'],
    ['that no calendar has', 6, '2017-07-32,106,106,106,106,1', '"2017-07-32" in line 8'],
    ['of another order', 6, '07/11/2017,106,106,106,106,1', '"07/11/2017" in line 8'],
  ])('loses only the row with a date %s', async (_, index, row, where) => {
    const { closes, report } = await played(rows(12).with(index, row));
    expect(closes.size).toBe(11);
    expect(closes).not.toContain(100 + index);
    expect(report).toContain('1 row left out');
    expect(report).toContain(where);
  });

  it.each([
    ['a day later on', 8, '2017-07-05', 'out of order of date: 2017-07-05 in line 10'],
    ['an earlier day', 2, '2017-07-13', 'out of order of date: 2017-07-13 in line 4'],
  ])('keeps the row of a day that %s claims by mistake', async (_, index, date, why) => {
    const lines = rows(12);
    const { closes, report } = await played(
      lines.with(index, lines[index]?.replace(/^[\d-]+/, date) ?? ''),
    );
    expect(closes.size).toBe(11);
    expect(closes).not.toContain(100 + index);
    expect(report).toContain(why);
  });

  it('keeps the row of a day when a later row has the same date by mistake, also in files with the newest row first', async () => {
    const lines = rows(12);
    const mistaken = lines.with(8, lines[8]?.replace(/^[\d-]+/, '2017-07-05') ?? '').toReversed();
    const { closes, report } = await played(mistaken);
    expect(closes).toContain(102);
    expect(closes).not.toContain(108);
    expect(report).toContain('out of order of date: 2017-07-05 in line 5');
  });

  it('plays the later of two neighbouring rows of a day', async () => {
    const lines = rows(12);
    const { closes } = await played(lines.toSpliced(3, 0, '2017-07-05,102.5,102.5,102.5,102.5,1'));
    expect(closes).toContain(102.5);
    expect(closes).not.toContain(102);
  });

  it('loses the rows of two wrong years, one at each end', async () => {
    const lines = ['1971-07-07,99,99,99,99,1', ...rows(12), '2071-07-18,112,112,112,112,1'];
    const { closes, report } = await played(lines);
    expect([...closes].toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, at) => 100 + at),
    );
    expect(report).toContain('2 rows left out');
  });

  it('plays the later row of a day that appears twice', async () => {
    const lines = [...rows(12), '2017-07-05,55,55,55,102.5,1'];
    const { closes, report } = await played(lines);
    expect(closes).toContain(102.5);
    expect(closes).not.toContain(102);
    expect(report).toContain('the day comes again in a later line: 2017-07-05 in line 4');
  });

  it.each([
    ['4 for 1', (index: number) => (index < 6 ? 400 : 100), 100, '-75 %', '4'],
    ['1 for 10', (index: number) => (index < 6 ? 5 : 50), 50, '900 %', '0.1'],
    ['2 for 1 and the market moves', (index: number) => (index < 6 ? 90 : 44), 44, '-51 %', '2'],
  ])('adjusts earlier days for a split of %s', async (_, closeOf, after, jump, divisor) => {
    const { closes, report } = await played(rows(12, closeOf));
    for (const close of closes) expect(Math.abs(close / after - 1)).toBeLessThan(0.06);
    expect(report).toContain(
      `jumps by ${jump} like a split, days before divided by ${divisor}: 2017-07-11 in line 8`,
    );
  });

  it.each([
    ['a hundred times as high', 5, 10_500],
    ['a hundredth', 5, 1.05],
    ['a hundred times as high in the last row', 11, 11_100],
  ])('leaves out a row that is %s', async (_, index, price) => {
    const { closes, report } = await played(rows(12, (at) => (at === index ? price : 100 + at)));
    expect(closes.size).toBe(11);
    expect(Math.max(...closes)).toBeLessThan(112);
    expect(Math.min(...closes)).toBeGreaterThan(99);
    expect(report).toContain(`far from the days around it: `);
    expect(report).toContain(`in line ${index + 2}`);
  });

  it.each([
    ['a few in the middle', [4, 5, 6], 100],
    ['a few at the end', [9, 10, 11], 100],
    ['a few at the beginning', [0, 1, 2], 100],
    ['the first', [0], 1 / 100],
    ['some of a cheap share', [5, 6], 100, 1000],
  ])('leaves out rows that are far from the others: %s', async (_, strays, factor, cheap = 1) => {
    const closeOf = (at: number) => ((100 + at) * (strays.includes(at) ? factor : 1)) / cheap;
    const lines = rows(12).map((line, at) => bar(line.slice(0, 10), closeOf(at).toFixed(4)));
    const { closes, report } = await played(lines);
    expect(closes.size).toBe(12 - strays.length);
    expect(Math.max(...closes) / Math.min(...closes)).toBeLessThan(1.2);
    expect(report).toContain(`${strays.length === 1 ? '1 row' : `${strays.length} rows`} left out`);
  });

  it.each([
    ['cents', 100, '100'],
    ['thousands', 1000, '1000'],
    ['hundreds', 1 / 100, '0.01'],
  ])('brings many rows in %s to the unit of the others', async (_, factor, divisor) => {
    const { closes, report } = await played(
      rows(24, (at) => (100 + at) * (at > 5 && at < 16 ? factor : 1)),
    );
    expect(Math.max(...closes)).toBeLessThan(124);
    expect(Math.min(...closes)).toBeGreaterThan(99);
    expect(report).toContain(`divided by ${divisor}:`);
  });

  it.each([
    ['high', '2017-07-10,105,10500,104,105.5,1'],
    ['low', '2017-07-10,105,106,1.05,105.5,1'],
    ['open', '2017-07-10,10500,10500,104,105.5,1'],
  ])('does not play a %s that is far from the close', async (name, row) => {
    const feed = await openWith(
      'stocks/NEW.csv',
      [head, ...rows(12).with(5, row), ''].join('\n'),
      '2020-03-01T00:00:00Z',
    );
    const days = await feed.candles('NEW', '1d', '1y');
    expect(Math.max(...days.map(({ high }) => high))).toBeLessThan(112);
    expect(Math.min(...days.map(({ low }) => low))).toBeGreaterThan(99);
    expect(feed.report.join()).toContain(`${name} far from the close`);
  });

  it.each([
    ['futures/BRENT.csv', 'BRENT', 'Date,Price', '', 17, 18],
    // The note costs 30.21 at a yield of 17 %, and less than a dollar at one of 1700 %.
    ['treasury/US10Y.csv', 'US10Y', 'Date,Rate', '', 28, 31],
    ['forex/usd-monthly.csv', 'USDMXN', 'Date,Country,Exchange rate', 'Mexico,', 17, 18],
  ])('leaves out a price of %s that is a hundred times as high', async (...row) => {
    const [name, symbol, top, of, least, most] = row;
    const months = Array.from(
      { length: 9 },
      (_, at) => `2025-0${at + 1}-01,${of}${at === 4 ? 1700 : 17 + at / 10}`,
    );
    const feed = await openWith(name, [top, ...months, ''].join('\n'), '2020-09-01T00:00:00Z');
    const days = await feed.candles(symbol, '1d', '1y');
    expect(Math.min(...days.map(({ low }) => low))).toBeGreaterThanOrEqual(least);
    expect(Math.max(...days.map(({ high }) => high))).toBeLessThan(most);
    expect(feed.report.join()).toContain('far from the rows around it: 2025-05-01 in line 6');
  });

  it('plays a fall of a price to half that is not a split', async () => {
    const days = ['18.31', '8.91', '16.50'].map((price, at) => `2020-04-2${at},${price}`);
    const feed = await openWith('futures/WTI.csv', ['Date,Price', ...days, ''].join('\n'));
    const closes = (await feed.candles('WTI', '1d', '5d')).map(({ close }) => close);
    expect(closes).toContain(18.31);
    expect(closes).toContain(8.91);
  });

  it('plays a fall that is not a split, and reports it', async () => {
    const { closes, report } = await played(rows(12, (at) => (at < 6 ? 100 : 43)));
    expect([...closes].toSorted((a, b) => a - b)).toEqual([43, 100]);
    expect(report).toContain('jumps by -57 %, played as it is: 2017-07-11 in line 8');
  });

  it('ignores files of the operating system and reports copies', async () => {
    for (const name of ['._NEW.csv', '.hidden.csv', '~$NEW.csv', 'NEW (1).csv', 'NEW copia.csv']) {
      await writeFile(join(folder, 'stocks', name), 'no table');
    }
    const feed = await open('2020-01-01T00:00:00Z');
    const symbols = feed.instruments().map(({ symbol }) => symbol);
    expect(symbols.filter((symbol) => /NEW|hidden/.test(symbol))).toEqual(['NEW']);
    expect(feed.report.filter((line) => line.startsWith('stocks/NEW '))).toEqual([
      'stocks/NEW (1).csv: not read',
      'stocks/NEW copia.csv: not read',
    ]);
  });

  it('sorts unordered rows', async () => {
    const lines = rows(12);
    const mixed = lines.toSorted((a, b) => a.slice(-8).localeCompare(b.slice(-8)));
    const { closes, report } = await played([...mixed.slice(6), ...mixed.slice(0, 6)]);
    expect(closes.size).toBe(12);
    expect(report).toContain('not in order of date, sorted');
  });
});
