import { describe, expect, it } from 'vitest';
import { dayNumber } from '../calendar.ts';
import type { Remark } from './files.ts';
import { placeOf, type RawDay, repairDays, summaryLines } from './repair.ts';

function raw(date: string, values: string): RawDay {
  const [open, high, low, close, volume] = values.split(',');
  return { date, open, high, low, close, volume, line: 1 };
}

const file = 'stocks/MSFT.csv';
const friday = raw('2017-07-28', '72.67,73.31,72.54,73.04,18306680');

function repair(...rows: RawDay[]) {
  const report: Remark[] = [];
  return { days: repairDays(file, [friday, ...rows], report).slice(1), report };
}

describe('repairDays', () => {
  it('keeps a complete row unchanged', () => {
    const { days, report } = repair(raw('2017-07-31', '73.3,73.44,72.41,72.7,23600054'));
    expect(days).toEqual([
      { date: '2017-07-31', open: 73.3, high: 73.44, low: 72.41, close: 72.7, volume: 23_600_054 },
    ]);
    expect(report).toEqual([]);
  });

  it('completes a row that has only a close', () => {
    const { days, report } = repair(raw('2017-07-31', ',,,72.7,0'));
    expect(days).toEqual([
      { date: '2017-07-31', open: 73.04, high: 73.04, low: 72.7, close: 72.7, volume: null },
    ]);
    expect(report).toEqual([
      {
        file,
        date: '2017-07-31',
        fate: 'repaired',
        why: 'open from the close before, high from open and close, low from open and close',
      },
    ]);
  });

  it('keeps a filled open within the recorded high', () => {
    const { days, report } = repair(raw('2017-07-31', ',72.9,,72.7,5'));
    expect(days).toEqual([
      { date: '2017-07-31', open: 72.9, high: 72.9, low: 72.7, close: 72.7, volume: 5 },
    ]);
    expect(report).toEqual([
      {
        file,
        date: '2017-07-31',
        fate: 'repaired',
        why: 'open from the close before, low from open and close',
      },
    ]);
  });

  it('moves an open into the range of its day, and widens the range for a close', () => {
    const { days, report } = repair(
      raw('2017-07-31', '200.0,73.44,72.41,72.7,5'),
      raw('2017-08-01', '72,73.42,72.49,72.58,5'),
      raw('2017-08-02', '72.5,72.9,72.4,73.1,5'),
    );
    expect(days.map(({ open, high, low, close }) => [open, high, low, close])).toEqual([
      [73.44, 73.44, 72.41, 72.7],
      [72.49, 73.42, 72.49, 72.58],
      [72.5, 73.1, 72.4, 73.1],
    ]);
    expect(report).toEqual([
      { file, date: '2017-07-31', fate: 'repaired', why: 'open lowered to the high' },
      { file, date: '2017-08-01', fate: 'repaired', why: 'open raised to the low' },
      { file, date: '2017-08-02', fate: 'repaired', why: 'high raised to the close' },
    ]);
  });

  it('treats a low of zero as missing', () => {
    const { days } = repair(raw('2017-07-31', '73,74,0.0,73.5,5'));
    expect(days[0]?.low).toBe(73);
  });

  it('omits rows that cannot be repaired', () => {
    const { days, report } = repair(
      raw('2017-07-31', '73,74,72,,5'),
      raw('2017-08-01', '73,74,72,-3,5'),
    );
    expect(days).toEqual([]);
    expect(report).toEqual([
      { file, date: '2017-07-31', fate: 'left out', why: 'no positive close' },
      { file, date: '2017-08-01', fate: 'left out', why: 'no positive close' },
    ]);
  });
});

it('reports each file in one line, with every date', () => {
  const [hd, wti] = ['stocks/HD.csv', 'futures/WTI.csv'];
  expect(
    summaryLines([
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

it('reports nothing about files that needed no repair', () => {
  expect(summaryLines([])).toEqual([]);
});

it('plays a recording of three days forward and backward, starting on 2020-01-01', () => {
  const played = [
    '2019-12-31',
    '2020-01-01',
    '2020-01-02',
    '2020-01-03',
    '2020-01-04',
    '2020-01-05',
    '2020-01-06',
    '2020-01-07',
  ].map((date) => placeOf(dayNumber(Date.parse(date)), 3));
  expect(played).toEqual([
    { index: 0, isBackwards: true },
    { index: 0, isBackwards: false },
    { index: 1, isBackwards: false },
    { index: 2, isBackwards: false },
    { index: 2, isBackwards: true },
    { index: 1, isBackwards: true },
    { index: 0, isBackwards: true },
    { index: 0, isBackwards: false },
  ]);
});
