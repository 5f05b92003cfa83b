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
  treasuryPrice,
} from './instruments.ts';
import { chronologicalRows } from './chronology.ts';
import { withoutStrays } from './jumps.ts';
import { firstRecordedDate, type RawDay, repairDays } from './repair.ts';

/**
 * A price that is more than five times the prices around it, or less than a fifth of them, counts
 * as an error. Real jumps are smaller: oil halved on a day of April 2020 and rose by half on the
 * next.
 */
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

const bars = ['Date', 'Open', 'High', 'Low', 'Close', 'Volume'];
const hourly = ['', ...bars.slice(1)];
const priced = ['Date', 'Price'];

/** Reads all recorded files at once. */
async function readFiles(folder: string) {
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
  return { listed, shares, index, hours, months, wti, brent, treasury };
}

function rawDays(file: RecordedFile, report: Remark[], isHourly = false): RawDay[] {
  return chronologicalRows(file, report, isHourly).map(toRawDay);
}

/** Reports and skips prices that are not positive, or far from those around them. */
function pricesIn(file: RecordedFile, column: number, report: Remark[]): DatedPrice[] {
  const leaveOut = (date: string, why: string) => {
    if (date < firstRecordedDate) return;
    report.push({ file: file.name, date, fate: 'left out', why });
  };
  const positive = chronologicalRows(file, report).flatMap(({ line, cells }) => {
    const date = cells[0] ?? '';
    const price = Number(cells[column]);
    if (price > 0) return [{ date, price, line }];
    leaveOut(date, cells[column] === '' ? 'no price' : `price ${cells[column]} not positive`);
    return [];
  });
  return withoutStrays(
    positive,
    ({ price }) => price,
    ({ date, line }) => leaveOut(`${date} in line ${line}`, 'far from the rows around it'),
    maxPriceRatio,
  );
}

/** Collects recordings; refuses a second one of the same instrument, and reports empty ones. */
function createCollector(report: Remark[]) {
  const recordings: Recording[] = [];
  const add = (instrument: Instrument, file: RecordedFile, days: readonly RecordedDay[]) => {
    const sameSymbol = recordings.find(
      (recording) => recording.instrument.symbol.toUpperCase() === instrument.symbol.toUpperCase(),
    );
    if (sameSymbol !== undefined) {
      throw new Error(
        `MARKET_DATA_DIR has two recordings of ${sameSymbol.instrument.symbol}: ${file.name} is one too many.`,
      );
    }
    if (days.length > 0) {
      const priceDecimals = Math.max(instrument.priceDecimals, decimalsFor(days));
      recordings.push({ instrument: { ...instrument, priceDecimals }, series: toSeries(days) });
    } else {
      note(report, file.name, `${instrument.symbol} left out, no day since ${firstRecordedDate}`);
    }
  };
  return { recordings, add };
}

function note(report: Remark[], file: string, why: string): void {
  report.push({ file, date: null, why });
}

/**
 * Reads shares, index, currencies, oil and the treasury note. Adds remarks on repaired, skipped and
 * derived data to `report`. Throws an Error whose message names MARKET_DATA_DIR when a file is
 * missing or unreadable.
 */
export async function loadRecordings(folder: string, report: Remark[]): Promise<Recording[]> {
  const { listed, shares, index, hours, months, wti, brent, treasury } = await readFiles(folder);
  const { recordings, add } = createCollector(report);
  const addMonthly = (instrument: Instrument, file: RecordedFile, rows: readonly DatedPrice[]) =>
    add(instrument, file, daysFromCloses(weekdaysFromMonths(rows)));

  add(indexInstrument, index, repairDays(index.name, rawDays(index, report), report));
  for (const [at, { symbol }] of listed.entries()) {
    const file = shares[at];
    if (file === undefined) continue;
    add(shareInstrument(symbol), file, repairDays(file.name, rawDays(file, report), report));
  }
  const euro = repairDays(hours.name, daysFromHours(rawDays(hours, report, true)), report);
  for (const [at, [country, { symbol, name }]] of Object.entries(countries).entries()) {
    const rows = months.rows.filter(({ cells }) => cells[1] === country);
    const file = { ...months, rows, undated: at === 0 ? months.undated : [] };
    addMonthly(pairInstrument(symbol, name), file, pricesIn(file, 2, report));
    // Lists the euro, which has a file of its own, after the peso: Mexico is the first country.
    if (at === 0) add(pairInstrument('EURUSD', 'Euro / dólar'), hours, euro);
  }
  for (const [file, symbol, name] of [
    [brent, 'BRENT', 'Petróleo Brent'],
    [wti, 'WTI', 'Petróleo WTI'],
  ] as const) {
    add(oilInstrument(symbol, name), file, daysFromCloses(played(pricesIn(file, 1, report))));
    note(report, file.name, 'close only, each day opens at the close before');
  }
  const yields = pricesIn(treasury, 1, report);
  const notes = yields.map(({ date, price }) => ({ date, price: treasuryPrice(price) }));
  addMonthly(treasuryInstrument, treasury, notes);
  note(
    report,
    treasury.name,
    'yields, the prices of a note with a coupon of 2.25 % follow from them',
  );
  const recordedCountries = new Set(months.rows.map(({ cells: [, country = ''] }) => country));
  const unplayed = [...recordedCountries].filter((country) => !Object.hasOwn(countries, country));
  if (unplayed.length > 0) note(report, months.name, `${unplayed.join(', ')} not played`);
  for (const file of [months, treasury]) {
    note(report, file.name, 'monthly, the weekdays between are interpolated');
  }
  const files = [...shares, index, hours, months, wti, brent, treasury];
  report.push(...ignoredColumns(files));
  for (const file of await unreadFiles(folder, files)) note(report, file, 'not read');
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
 * Decimals of an instrument's prices, as exchanges quote: cheap instruments have more, so that the
 * lowest price does not round to zero. The database stores at most six decimals.
 */
function decimalsFor(days: readonly RecordedDay[]): number {
  const lowest = days.reduce((least, { low }) => Math.min(least, low), Infinity);
  if (lowest >= 1) return 2;
  return lowest >= 0.01 ? 4 : 6;
}
