import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

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

/** Writes a folder of recorded prices and returns its path; `others` replaces or adds files. */
export async function writeRecordings(others: Record<string, string> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'market-data-'));
  for (const [name, text] of Object.entries({ ...files, ...others })) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}
