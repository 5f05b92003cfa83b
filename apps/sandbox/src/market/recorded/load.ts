import type { Instrument } from '../types.ts';
import { daysFromCloses, daysFromHours, weekdaysFromMonths, type DatedPrice } from './derive.ts';
import {
  readRecorded,
  type RecordedDay,
  type RecordedFile,
  type RecordedRow,
  type Remark,
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
import { chronologicalRows } from './chronology.ts';
import { withoutStrays } from './jumps.ts';
import { firstRecordedDate, type RawDay, repairDays } from './repair.ts';

/** Oil fell to half its price in a day of April 2020, and rose by half in the next. */
const maxPriceRatio = 5;

export interface Recording {
  instrument: Instrument;
  series: Series;
}

function toRawDay({ line, cells }: RecordedRow): RawDay {
  const [date = '', open, high, low, close, volume] = cells;
  return { date, open, high, low, close, volume, line };
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
  const listed = await recordedShares(folder);
  const [shares, index, hours, months, wti, brent, treasury] = await Promise.all([
    Promise.all(listed.map(({ name }) => readRecorded(folder, `stocks/${name}`, bars))),
    readRecorded(folder, 'index/SP500.csv', bars),
    readRecorded(folder, 'forex/EURUSD.csv', hourly),
    readRecorded(folder, 'forex/usd-monthly.csv', ['Date', 'Country', 'Exchange rate']),
    readRecorded(folder, 'futures/WTI.csv', priced),
    readRecorded(folder, 'futures/BRENT.csv', priced),
    readRecorded(folder, 'treasury/US10Y.csv', ['Date', 'Rate']),
  ]);

  const rawDays = (file: RecordedFile, isHourly = false) =>
    chronologicalRows(file, report, isHourly).map(toRawDay);
  /** Reports and skips prices that are not positive, or far from those around them. */
  const prices = (file: RecordedFile, column: number): DatedPrice[] => {
    const leaveOut = (date: string, why: string) => {
      if (date < firstRecordedDate) return;
      report.push({ file: file.name, date, fate: 'left out', why });
    };
    const found = chronologicalRows(file, report).flatMap(({ line, cells }) => {
      const date = cells[0] ?? '';
      const price = Number(cells[column]);
      if (price > 0) return [{ date, price, line }];
      leaveOut(date, cells[column] === '' ? 'no price' : `price ${cells[column]} not positive`);
      return [];
    });
    return withoutStrays(
      found,
      ({ price }) => price,
      ({ date, line }) => leaveOut(`${date} in line ${line}`, 'far from the rows around it'),
      maxPriceRatio,
    );
  };
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

  add(indexInstrument, index, repairDays(index.name, rawDays(index), report));
  for (const [at, { symbol }] of listed.entries()) {
    const file = shares[at];
    if (file) add(shareInstrument(symbol), file, repairDays(file.name, rawDays(file), report));
  }
  const euro = repairDays(hours.name, daysFromHours(rawDays(hours, true)), report);
  for (const [at, [country, { symbol, name }]] of Object.entries(countries).entries()) {
    const rows = months.rows.filter(({ cells }) => cells[1] === country);
    const file = { ...months, rows, undated: at === 0 ? months.undated : [] };
    monthly(pairInstrument(symbol, name, 4), file, prices(file, 2));
    // The peso first, then the euro, which has a file of its own.
    if (at === 0) add(pairInstrument('EURUSD', 'Euro / dólar', 5), hours, euro);
  }
  for (const [file, symbol, name] of [
    [brent, 'BRENT', 'Petróleo Brent'],
    [wti, 'WTI', 'Petróleo WTI'],
  ] as const) {
    add(oilInstrument(symbol, name), file, daysFromCloses(played(prices(file, 1))));
    note(file.name, 'close only, each day opens at the close before');
  }
  monthly(treasuryInstrument, treasury, prices(treasury, 1));
  const others = new Set(months.rows.map(({ cells: [, country = ''] }) => country));
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

/**
 * Decimals of an instrument's prices, as exchanges quote: more for cheap ones, so that the lowest
 * price does not round to zero. The database stores six.
 */
function decimalsFor(days: readonly RecordedDay[]): number {
  const lowest = days.reduce((least, { low }) => Math.min(least, low), Infinity);
  if (lowest >= 1) return 2;
  return lowest >= 0.01 ? 4 : 6;
}
