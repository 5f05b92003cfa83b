import { describe, expect, it } from 'vitest';
import { repairDays, type RawDay } from './repair.ts';

function raw(date: string, values: string): RawDay {
  const [open, high, low, close, volume] = values.split(',');
  return { date, open, high, low, close, volume };
}

const friday = raw('2017-07-28', '72.67,73.31,72.54,73.04,18306680');

function repair(...rows: RawDay[]) {
  const report: string[] = [];
  return { days: repairDays('stocks/MSFT.csv', [friday, ...rows], report).slice(1), report };
}

describe('repairDays', () => {
  it('leaves a whole row alone', () => {
    const { days, report } = repair(raw('2017-07-31', '73.3,73.44,72.41,72.7,23600054'));
    expect(days).toEqual([
      { date: '2017-07-31', open: 73.3, high: 73.44, low: 72.41, close: 72.7, volume: 23_600_054 },
    ]);
    expect(report).toEqual([]);
  });

  it('fills a row of which only the close is known', () => {
    const { days, report } = repair(raw('2017-07-31', ',,,72.7,0'));
    expect(days).toEqual([
      { date: '2017-07-31', open: 73.04, high: 73.04, low: 72.7, close: 72.7, volume: null },
    ]);
    expect(report).toEqual([
      'stocks/MSFT.csv 2017-07-31: open missing, taken from the previous close; high missing, taken from open and close; low missing, taken from open and close',
    ]);
  });

  it('keeps a filled open within the recorded high', () => {
    const { days, report } = repair(raw('2017-07-31', ',72.9,,72.7,5'));
    expect(days).toEqual([
      { date: '2017-07-31', open: 72.9, high: 72.9, low: 72.7, close: 72.7, volume: 5 },
    ]);
    expect(report).toEqual([
      'stocks/MSFT.csv 2017-07-31: open missing, taken from the previous close; low missing, taken from open and close',
    ]);
  });

  it('draws an open into its day, and lets a close widen it', () => {
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
      'stocks/MSFT.csv 2017-07-31: open 200.0 above the high, lowered to it',
      'stocks/MSFT.csv 2017-08-01: open 72 below the low, raised to it',
      'stocks/MSFT.csv 2017-08-02: high 72.9 below the close, raised to it',
    ]);
  });

  it('takes a low of zero for a missing one', () => {
    const { days } = repair(raw('2017-07-31', '73,74,0.0,73.5,5'));
    expect(days[0]?.low).toBe(73);
  });

  it('leaves out what cannot be repaired', () => {
    const { days, report } = repair(
      raw('2017-07-31', '73,74,72,,5'),
      raw('2017-07-28', '73,74,72,73,5'),
      raw('2017-08-01', '73,74,72,-3,5'),
    );
    expect(days).toEqual([]);
    expect(report).toEqual([
      'stocks/MSFT.csv 2017-07-31: left out, no positive close',
      'stocks/MSFT.csv 2017-07-28: left out, not later than the row before',
      'stocks/MSFT.csv 2017-08-01: left out, no positive close',
    ]);
  });
});
