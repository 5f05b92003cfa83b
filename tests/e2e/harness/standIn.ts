import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const dayMs = 86_400_000;
const firstDay = Date.UTC(2006, 0, 3);
const days = 3000;
/** Which recorded days play on the two days that the tests look at. */
const opens = new Map([
  [2515, '43.75'],
  [2516, '43.30'],
]);

const dates = Array.from({ length: days }, (_, index) =>
  new Date(firstDay + index * dayMs).toISOString().slice(0, 10),
);

function bars(heading: string, row: (date: string, open: string) => string, flat: string): string {
  return [heading, ...dates.map((date, index) => row(date, opens.get(index) ?? flat))].join('\n');
}

const index = (date: string) => `${date},2000,2010,1990,2005,2005,1000`;
const hour = (date: string) => `${date} 09:00:00,1.07,1.08,1.06,1.07,1000`;

/**
 * A folder in the form of the recorded data, for a checkout that has none beside it: days on which nothing moves,
 * but for the two opens of Coca-Cola that the tests expect.
 */
export function writeStandIn(): string {
  const folder = mkdtempSync(join(tmpdir(), 'corro-prices-'));
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), `${text}\n`);
  };
  const shareHeading = 'Date,Open,High,Low,Close,Volume,Name';
  for (const symbol of ['KO', 'WMT']) {
    const share = (date: string, open: string) => `${date},${open},44,43,43.5,1000,${symbol}`;
    write(`stocks/${symbol}.csv`, bars(shareHeading, share, '43.5'));
  }
  write('index/SP500.csv', bars('date,open,high,low,close,adjclose,volume', index, '2000'));
  write('forex/EURUSD.csv', bars(',Open,High,Low,Close,Volume', hour, '1.07'));
  write(
    'forex/usd-monthly.csv',
    'Date,Country,Exchange rate\n2026-01-01,Mexico,18.1\n2026-02-01,Mexico,18.2',
  );
  for (const oil of ['WTI', 'BRENT']) {
    write(
      `futures/${oil}.csv`,
      bars('Date,Price', (date) => `${date},60`, '60'),
    );
  }
  write('treasury/US10Y.csv', 'Date,Rate\n2026-01-01,4.1\n2026-02-01,4.2');
  return folder;
}
