import type { Instrument } from '../types.ts';
import { daysFromCloses, daysFromHours, weekdaysFromMonths, type DatedPrice } from './derive.ts';
import {
  readRecorded,
  type RecordedDay,
  type RecordedFile,
  recordedShares,
  type Series,
  toSeries,
  unreadFiles,
} from './files.ts';
import {
  countries,
  indexInstrument,
  oilInstrument,
  pairInstrument,
  shareInstrument,
  treasuryInstrument,
} from './instruments.ts';
import { firstRecordedDate, type RawDay, type Remark, repairDays } from './repair.ts';

export interface Recording {
  instrument: Instrument;
  series: Series;
}

const dateOf = (row: readonly string[] | undefined) => row?.[0] ?? '';

/** Sorts rows oldest first: many files are newest first. */
function oldestFirst({ name, rows }: RecordedFile, report: Remark[]): RecordedFile['rows'] {
  if (dateOf(rows[0]) <= dateOf(rows.at(-1))) return rows;
  const why = 'newest first, sorted';
  const isReported = report.some((remark) => remark.file === name && remark.why === why);
  if (!isReported) report.push({ file: name, date: null, why });
  return rows.toSorted((a, b) => (dateOf(a) < dateOf(b) ? -1 : Number(dateOf(a) > dateOf(b))));
}

function rawDays(file: RecordedFile, report: Remark[]): RawDay[] {
  return oldestFirst(file, report).map((row) => {
    const [date = '', open, high, low, close, volume] = row;
    return { date, open, high, low, close, volume };
  });
}

/** Reads dated prices, and reports and skips those that are not positive. */
function prices(file: RecordedFile, column: number, report: Remark[]): DatedPrice[] {
  return oldestFirst(file, report).flatMap((row) => {
    const date = row[0] ?? '';
    const price = Number(row[column]);
    if (price > 0) return [{ date, price }];
    if (date >= firstRecordedDate) {
      const why = row[column] === '' ? 'no price' : `price ${row[column]} not positive`;
      report.push({ file: file.name, date, fate: 'left out', why });
    }
    return [];
  });
}

const played = (days: readonly DatedPrice[]) =>
  days.filter(({ date }) => date >= firstRecordedDate);

/**
 * Reads shares, index, currencies, oil and the treasury note. Adds remarks on repaired, skipped and
 * derived data to `report`. Throws a sentence naming MARKET_DATA_DIR when a file is missing or
 * unreadable.
 */
export async function loadRecordings(folder: string, report: Remark[]): Promise<Recording[]> {
  const bars = ['Date', 'Open', 'High', 'Low', 'Close', 'Volume'];
  const hourly = ['', ...bars.slice(1)];
  const priced = ['Date', 'Price'];
  const symbols = await recordedShares(folder);
  const [shares, index, hours, months, wti, brent, treasury] = await Promise.all([
    Promise.all(symbols.map((symbol) => readRecorded(folder, `stocks/${symbol}.csv`, bars))),
    readRecorded(folder, 'index/SP500.csv', bars),
    readRecorded(folder, 'forex/EURUSD.csv', hourly),
    readRecorded(folder, 'forex/usd-monthly.csv', ['Date', 'Country', 'Exchange rate']),
    readRecorded(folder, 'futures/WTI.csv', priced),
    readRecorded(folder, 'futures/BRENT.csv', priced),
    readRecorded(folder, 'treasury/US10Y.csv', ['Date', 'Rate']),
  ]);

  const note = (file: string, why: string) => report.push({ file, date: null, why });
  const recordings: Recording[] = [];
  const add = (instrument: Instrument, file: RecordedFile, days: readonly RecordedDay[]) => {
    const other = recordings.find(
      (one) => one.instrument.symbol.toUpperCase() === instrument.symbol.toUpperCase(),
    );
    if (other !== undefined) {
      throw new Error(
        `MARKET_DATA_DIR has two recordings of ${other.instrument.symbol}: ${file.name} is one too many.`,
      );
    }
    if (days.length > 0) {
      const priceDecimals = Math.max(instrument.priceDecimals, decimalsFor(days));
      recordings.push({ instrument: { ...instrument, priceDecimals }, series: toSeries(days) });
    } else {
      note(file.name, `${instrument.symbol} left out, no day since ${firstRecordedDate}`);
    }
  };
  const monthly = (instrument: Instrument, file: RecordedFile, rows: readonly DatedPrice[]) =>
    add(instrument, file, daysFromCloses(weekdaysFromMonths(rows)));

  add(indexInstrument, index, repairDays(index.name, rawDays(index, report), report));
  for (const [i, symbol] of symbols.entries()) {
    const file = shares[i];
    if (file)
      add(shareInstrument(symbol), file, repairDays(file.name, rawDays(file, report), report));
  }
  const euro = repairDays(hours.name, daysFromHours(rawDays(hours, report)), report);
  add(pairInstrument('EURUSD', 'Euro / dólar', 5), hours, euro);
  for (const [country, { symbol, name }] of Object.entries(countries)) {
    const file = { ...months, rows: months.rows.filter((row) => row[1] === country) };
    monthly(pairInstrument(symbol, name, 4), file, prices(file, 2, report));
  }
  for (const [file, symbol, name] of [
    [wti, 'WTI', 'Petróleo WTI'],
    [brent, 'BRENT', 'Petróleo Brent'],
  ] as const) {
    add(oilInstrument(symbol, name), file, daysFromCloses(played(prices(file, 1, report))));
    note(file.name, 'close only, each day opens at the close before');
  }
  monthly(treasuryInstrument, treasury, prices(treasury, 1, report));
  const others = new Set(months.rows.map(([, country = '']) => country));
  const unplayed = [...others].filter((country) => !Object.hasOwn(countries, country));
  if (unplayed.length > 0) {
    note(months.name, `${unplayed.join(', ')} not played`);
  }
  for (const file of [months, treasury]) {
    note(file.name, 'monthly, the weekdays between are interpolated');
  }
  const files = [...shares, index, hours, months, wti, brent, treasury];
  report.push(...ignoredColumns(files));
  for (const file of await unreadFiles(folder, files)) {
    note(file, 'not read');
  }
  return recordings;
}

/** One remark per folder on unread columns such as `Adj Close`. */
function ignoredColumns(files: readonly RecordedFile[]): Remark[] {
  const folders = Map.groupBy(files, ({ name }) => name.replace(/[^/]+$/, '*.csv'));
  return [...folders].flatMap(([file, inside]) => {
    const columns = [...new Set(inside.flatMap(({ ignored }) => ignored))];
    const why = `columns not read: ${columns.join(', ')}`;
    return columns.length === 0 ? [] : [{ file, date: null, why }];
  });
}

/** Decimals that distinguish the lowest price from zero, as exchanges quote; six are stored. */
function decimalsFor(days: readonly RecordedDay[]): number {
  const lowest = days.reduce((least, { low }) => Math.min(least, low), Infinity);
  if (lowest >= 1) return 2;
  return lowest >= 0.01 ? 4 : 6;
}
