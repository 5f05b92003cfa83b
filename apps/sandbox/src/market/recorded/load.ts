import type { Instrument } from '../types.ts';
import { countries } from './countries.ts';
import { daysFromCloses, daysFromHours, weekdaysFromMonths, type DatedPrice } from './derive.ts';
import { readRecorded, recordedShares, type RecordedFile } from './files.ts';
import {
  indexInstrument,
  oilInstrument,
  pairInstrument,
  shareInstrument,
  treasuryInstrument,
} from './instruments.ts';
import { firstRecordedDate } from './mapping.ts';
import type { Remark } from './remarks.ts';
import { repairDays, type RawDay } from './repair.ts';
import { toSeries, type RecordedDay, type Series } from './series.ts';

/** An instrument and its recorded days. */
export interface Recording {
  instrument: Instrument;
  series: Series;
}

function rawDays(file: RecordedFile, volumeColumn: number): RawDay[] {
  return file.rows.map((row) => {
    const [date = '', open, high, low, close] = row;
    return { date, open, high, low, close, volume: row[volumeColumn] };
  });
}

/** Dated prices of a file, those that are not positive left out and told. */
function prices(file: RecordedFile, column: number, report: Remark[]): DatedPrice[] {
  return file.rows.flatMap((row) => {
    const date = row[0] ?? '';
    const price = Number(row[column]);
    if (price > 0) return [{ date, price }];
    if (date >= firstRecordedDate) {
      const why = `price ${row[column]} not positive`;
      report.push({ file: file.name, date, fate: 'left out', why });
    }
    return [];
  });
}

const played = (days: readonly DatedPrice[]) =>
  days.filter(({ date }) => date >= firstRecordedDate);

/**
 * Reads the whole folder: shares, the index, currencies, oil, the treasury note. Adds to `report`
 * a remark on every row that was repaired or left out and every series that was derived. Throws a
 * sentence that names MARKET_DATA_DIR when a file is missing or unreadable.
 */
export async function loadRecordings(folder: string, report: Remark[]): Promise<Recording[]> {
  const bars = ['Date', 'Open', 'High', 'Low', 'Close', 'Volume'];
  const priced = ['Date', 'Price'];
  const symbols = await recordedShares(folder);
  const [shares, index, hours, months, wti, brent, treasury] = await Promise.all([
    Promise.all(symbols.map((symbol) => readRecorded(folder, `stocks/${symbol}.csv`, bars))),
    readRecorded(folder, 'index/SP500.csv', ['date', 'open', 'high', 'low', 'close', 'adjclose']),
    readRecorded(folder, 'forex/EURUSD.csv', ['', 'Open', 'High', 'Low', 'Close', 'Volume']),
    readRecorded(folder, 'forex/usd-monthly.csv', ['Date', 'Country', 'Exchange rate']),
    readRecorded(folder, 'futures/WTI.csv', priced),
    readRecorded(folder, 'futures/BRENT.csv', priced),
    readRecorded(folder, 'treasury/US10Y.csv', ['Date', 'Rate']),
  ]);

  const recordings: Recording[] = [];
  const add = (instrument: Instrument, file: RecordedFile, days: readonly RecordedDay[]) => {
    if (days.length > 0) recordings.push({ instrument, series: toSeries(days) });
    else {
      const why = `${instrument.symbol} left out, no day since ${firstRecordedDate}`;
      report.push({ file: file.name, date: null, why });
    }
  };
  const monthly = (instrument: Instrument, file: RecordedFile, rows: readonly DatedPrice[]) =>
    add(instrument, file, daysFromCloses(weekdaysFromMonths(rows)));

  add(indexInstrument, index, repairDays(index.name, rawDays(index, 6), report));
  for (const [i, symbol] of symbols.entries()) {
    const file = shares[i];
    if (file) add(shareInstrument(symbol), file, repairDays(file.name, rawDays(file, 5), report));
  }
  const euro = repairDays(hours.name, daysFromHours(rawDays(hours, 5)), report);
  add(pairInstrument('EURUSD', 'Euro / dólar', 5), hours, euro);
  for (const [country, { symbol, name }] of Object.entries(countries)) {
    const file = { name: months.name, rows: months.rows.filter((row) => row[1] === country) };
    monthly(pairInstrument(symbol, name, 4), file, prices(file, 2, report));
  }
  for (const [file, symbol, name] of [
    [wti, 'WTI', 'Petróleo WTI'],
    [brent, 'BRENT', 'Petróleo Brent'],
  ] as const) {
    add(oilInstrument(symbol, name), file, daysFromCloses(played(prices(file, 1, report))));
    report.push({
      file: file.name,
      date: null,
      why: 'close only, each day opens at the close before',
    });
  }
  monthly(treasuryInstrument, treasury, prices(treasury, 1, report));
  for (const file of [months, treasury]) {
    report.push({
      file: file.name,
      date: null,
      why: 'monthly, the weekdays between are interpolated',
    });
  }
  return recordings;
}
