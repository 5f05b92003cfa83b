import { expect, it } from 'vitest';
import { summary } from './remarks.ts';

it('tells of each file in one line, with every date', () => {
  const [hd, wti] = ['stocks/HD.csv', 'futures/WTI.csv'];
  expect(
    summary([
      { file: hd, date: '2009-04-17', fate: 'repaired', why: 'low from open and close' },
      { file: hd, date: '2012-08-01', fate: 'repaired', why: 'open raised to the low' },
      { file: wti, date: '2020-04-20', fate: 'left out', why: 'price -36.98 not positive' },
      { file: hd, date: '2017-07-31', fate: 'repaired', why: 'low from open and close' },
      { file: wti, date: null, why: 'close only' },
    ]),
  ).toEqual([
    'stocks/HD.csv: 3 rows repaired (low from open and close: 2009-04-17, 2017-07-31; open raised to the low: 2012-08-01)',
    'futures/WTI.csv: 1 row left out (price -36.98 not positive: 2020-04-20); close only',
  ]);
});

it('has nothing to tell of files that were taken as they are', () => {
  expect(summary([])).toEqual([]);
});
