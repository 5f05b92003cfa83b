import { describe, expect, it } from 'vitest';
import { aggregate } from './aggregate.ts';

const at = (date: string) => Date.parse(`${date}T00:00:00Z`);

const days = [
  { time: at('2026-10-30'), open: 10, high: 12, low: 9, close: 11, volume: 100 },
  { time: at('2026-11-01'), open: 11, high: 15, low: 11, close: 14, volume: null },
  { time: at('2026-11-02'), open: 14, high: 14, low: 8, close: 9, volume: 50 },
];

describe('aggregate', () => {
  it('joins Friday to Sunday, and begins anew on Monday', () => {
    expect(aggregate(days, '1wk')).toEqual([
      { time: at('2026-10-26'), open: 10, high: 15, low: 9, close: 14, volume: 100 },
      { time: at('2026-11-02'), open: 14, high: 14, low: 8, close: 9, volume: 50 },
    ]);
  });

  it('joins the days of a month', () => {
    expect(aggregate(days, '1mo')).toEqual([
      { time: at('2026-10-01'), open: 10, high: 12, low: 9, close: 11, volume: 100 },
      { time: at('2026-11-01'), open: 11, high: 15, low: 8, close: 9, volume: 50 },
    ]);
  });

  it('begins a month after one of 28 days, of 31, and after one without a candle', () => {
    const dates = ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01', '2026-06-30'];
    const candles = dates.map((date) => {
      return { time: at(date), open: 1, high: 1, low: 1, close: 1, volume: 1 };
    });
    const months = aggregate(candles, '1mo');
    const starts = ['2026-02-01', '2026-03-01', '2026-04-01', '2026-06-01'];
    expect(months.map(({ time }) => time)).toEqual(starts.map(at));
    expect(months.map(({ volume }) => volume)).toEqual([1, 2, 1, 1]);
  });

  it('has no volume where no part has one', () => {
    const silent = days.filter(({ volume }) => volume === null);
    expect(aggregate(silent, '1mo').map(({ volume }) => volume)).toEqual([null]);
  });
});
