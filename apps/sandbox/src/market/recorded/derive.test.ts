import { describe, expect, it } from 'vitest';
import { daysFromCloses, daysFromHours, weekdaysFromMonths } from './derive.ts';

describe('weekdaysFromMonths', () => {
  it('joins months by equal ratios and skips weekends', () => {
    const days = weekdaysFromMonths([
      { date: '2026-06-01', price: 16 },
      { date: '2026-07-01', price: 2 },
    ]);
    expect(days).toHaveLength(23);
    expect(days[0]).toEqual({ date: '2026-06-01', price: 16 });
    // After ten of June's thirty days a third of the way is done: 16 ÷ 8^(1/3).
    expect(days.find(({ date }) => date === '2026-06-11')?.price).toBeCloseTo(8, 12);
    expect(days.some(({ date }) => date === '2026-06-13')).toBe(false);
    expect(days.at(-1)).toEqual({ date: '2026-07-01', price: 2 });
  });
});

describe('daysFromCloses', () => {
  it('opens each day at the previous close', () => {
    const days = daysFromCloses([
      { date: '2020-04-17', price: 18.31 },
      { date: '2020-04-21', price: 8.91 },
    ]);
    expect(days).toEqual([
      { date: '2020-04-17', open: 18.31, high: 18.31, low: 18.31, close: 18.31, volume: null },
      { date: '2020-04-21', open: 18.31, high: 18.31, low: 8.91, close: 8.91, volume: null },
    ]);
  });
});

const hour = (date: string, open: string, high: string, low: string, close: string) => ({
  date,
  open,
  high,
  low,
  close,
  volume: '10',
  line: 1,
});

describe('daysFromHours', () => {
  it('adds the hours of Sunday evening to Monday', () => {
    expect(
      daysFromHours([
        hour('2017-04-21 20:00:00', '1.0712', '1.0720', '1.0700', '1.0715'),
        hour('2017-04-23 22:00:00', '1.0800', '1.0900', '1.0790', '1.0850'),
        hour('2017-04-24 00:00:00', '1.0850', '1.0860', '1.0780', '1.0820'),
      ]),
    ).toEqual([
      { ...hour('2017-04-21', '1.0712', '1.0720', '1.0700', '1.0715') },
      { ...hour('2017-04-24', '1.0800', '1.09', '1.078', '1.0820'), volume: '20' },
    ]);
  });

  it('takes no price of an hour that has none', () => {
    expect(
      daysFromHours([
        hour('2017-04-24 00:00:00', '', '1.0860', '', ''),
        hour('2017-04-24 01:00:00', '1.0850', '1.0870', '1.0780', '1.0820'),
        hour('2017-04-24 02:00:00', '1.0820', '', '', ''),
      ]),
    ).toEqual([{ ...hour('2017-04-24', '1.0850', '1.087', '1.078', '1.0820'), volume: '30' }]);
  });
});
