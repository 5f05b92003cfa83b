import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const dayMs = 86_400_000;
const firstDay = Date.UTC(2006, 0, 3);
const days = 3000;
/** Indexes of recorded days: the day before the purchase, the day of the purchase, and the day of the sale. */
const [before, purchase, sale] = [2514, 2515, 2516];

/** Prices by index of the recorded day. All other days have the price `flat`. */
interface Course {
  readonly flat: string;
  readonly opens?: ReadonlyMap<number, string>;
  readonly closes?: ReadonlyMap<number, string>;
}

const coke: Course = {
  flat: '43.5',
  opens: new Map([
    [purchase, '43.75'],
    [sale, '43.30'],
  ]),
  closes: new Map([
    [before, '43.71'],
    [purchase, '43.57'],
  ]),
};

const euro: Course = {
  flat: '1.07',
  opens: new Map([
    [purchase, '1.08644'],
    [sale, '1.08672'],
  ]),
};

/** Prices of oil. Only closes are recorded, so a day opens at the previous close. */
const oil: Course = {
  flat: '60',
  closes: new Map([
    [before, '36.36'],
    [purchase, '37.88'],
  ]),
};

const dates = Array.from({ length: days }, (_, index) =>
  new Date(firstDay + index * dayMs).toISOString().slice(0, 10),
);
/**
 * Dates of currency prices. Sundays are missing, because the feed assigns the trading hours of a
 * Sunday to Monday.
 */
const currencyDates = dates.filter((date) => new Date(date).getUTCDay() !== 0);

type Row = (date: string, open: string, close: string) => string;

function bars(heading: string, row: Row, course: Course, on: readonly string[] = dates): string {
  const { flat, opens, closes } = course;
  const rows = on.map((date, index) =>
    row(date, opens?.get(index) ?? flat, closes?.get(index) ?? flat),
  );
  return [heading, ...rows].join('\n');
}

const index: Row = (date) => `${date},2000,2010,1990,2005,2005,1000`;
const hour: Row = (date, open) => `${date} 09:00:00,${open},1.09,1.06,1.07,1000`;
const barrel: Row = (date, _open, close) => `${date},${close}`;

/** Writes a folder in the format of the recorded data. Prices are constant, except on the days of the tests. */
export function writeFlatPrices(): string {
  const folder = mkdtempSync(join(tmpdir(), 'corro-prices-'));
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), `${text}\n`);
  };
  const shareHeading = 'Date,Open,High,Low,Close,Volume,Name';
  for (const symbol of ['KO', 'WMT']) {
    const share: Row = (date, open, close) => `${date},${open},44,43,${close},1000,${symbol}`;
    write(`stocks/${symbol}.csv`, bars(shareHeading, share, coke));
  }
  const indexHeading = 'date,open,high,low,close,adjclose,volume';
  write('index/SP500.csv', bars(indexHeading, index, { flat: '2000' }));
  write('forex/EURUSD.csv', bars(',Open,High,Low,Close,Volume', hour, euro, currencyDates));
  write(
    'forex/usd-monthly.csv',
    'Date,Country,Exchange rate\n2026-01-01,Mexico,16.7595\n2026-02-01,Mexico,16.7595',
  );
  for (const name of ['WTI', 'BRENT']) {
    write(`futures/${name}.csv`, bars('Date,Price', barrel, oil));
  }
  write('treasury/US10Y.csv', 'Date,Rate\n2026-01-01,2.17\n2026-02-01,2.17');
  return folder;
}
