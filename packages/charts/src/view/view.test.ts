import { expect, test } from 'vitest';
import { Series } from '../series/Series.ts';
import { bucketRange, bucketSize, collectColumns, createColumns } from './columns.ts';
import { createLayout } from './layout.ts';
import { affineOf, priceDomain } from './scales.ts';
import { changedUnit, chooseStep, endUnit, usualInterval } from './timeTicks.ts';

test('buckets are powers of two, as large as a column needs', () => {
  expect(bucketSize(5, 4)).toBe(1);
  expect(bucketSize(4, 4)).toBe(1);
  expect(bucketSize(3, 4)).toBe(2);
  expect(bucketSize(0.1, 4)).toBe(64);
});

test('buckets begin at the same candles at any position of the window', () => {
  expect(bucketRange({ from: 5.5, to: 13.2 }, 100, 4)).toEqual({ first: 1, end: 4 });
  expect(bucketRange({ from: 90, to: 120 }, 99, 4)).toEqual({ first: 22, end: 25 });
  expect(bucketRange({ from: -9, to: 2 }, 99, 1)).toEqual({ first: 0, end: 2 });
});

test('a bucket opens with its first candle, closes with its last, and keeps its extremes', () => {
  const series = new Series([
    { time: 0, open: 10, high: 12, low: 9, close: 11, volume: 100 },
    { time: 1, open: 11, high: 15, low: 10, close: 14, volume: 500 },
    { time: 2, open: 14, high: 14, low: 7, close: 8, volume: 100 },
  ]);
  const columns = createColumns(2);
  collectColumns(series, 2, 0, 2, columns);
  expect(columns).toEqual({
    count: 2,
    middle: Float64Array.of(1, 3),
    open: Float64Array.of(10, 14),
    close: Float64Array.of(14, 8),
    high: Float64Array.of(15, 14),
    low: Float64Array.of(9, 7),
    volume: Float64Array.of(500, 100),
    last: Int32Array.of(1, 2),
  });
});

test('the affine form of a scale agrees with the scale', () => {
  expect(affineOf([100, 200], [300, 0])).toEqual({ slope: -3, offset: 600 });
});

test('the price axis leaves space above and below, and a flat line is in the middle', () => {
  const [low, high] = priceDomain({ low: 100, high: 200 }, 'candles');
  expect(low).toBeCloseTo(93);
  expect(high).toBeCloseTo(207);
  const flat = priceDomain({ low: 50, high: 50 }, 'candles');
  expect((flat[0] + flat[1]) / 2).toBe(50);
  expect(flat[1]).toBeGreaterThan(50);
  expect(priceDomain({ low: Infinity, high: -Infinity }, 'line')).toEqual([0, 1]);
});

test('the price axis of a quiet line spans one percent to either side, and no more', () => {
  expect(priceDomain({ low: 99.9, high: 100.1 }, 'line')).toEqual([99, 101]);
  expect(priceDomain({ low: 50, high: 50 }, 'line')).toEqual([49.5, 50.5]);
  const [low, high] = priceDomain({ low: 95, high: 105 }, 'line');
  expect(low).toBeCloseTo(94.3);
  expect(high).toBeCloseTo(105.7);
  const [candleLow] = priceDomain({ low: 99.9, high: 100.1 }, 'candles');
  expect(candleLow).toBeGreaterThan(99.8);
});

test('the layout is null without space', () => {
  const input = { width: 390, height: 320, ratio: 2, text: 12, axis: 48, hasVolume: true };
  expect(createLayout(input)?.plotRight).toBe(652);
  expect(createLayout({ ...input, width: 0 })).toBeNull();
  expect(createLayout({ ...input, height: 0 })).toBeNull();
  expect(createLayout({ ...input, width: NaN })).toBeNull();
});

const day = 86_400_000;

test('a time axis takes the finest step that fits', () => {
  // At 100 px a day, days are far enough apart. At 10 px a day, a week has 70 px and a month 300
  // px.
  expect(chooseStep(300 / day, 60).length).toBe(day / 4);
  expect(chooseStep(100 / day, 92).length).toBe(day);
  expect(chooseStep(10 / day, 92).length).toBe(30 * day);
  expect(chooseStep(1e-15, 92).length).toBe(600 * 30 * day);
});

test('a week of the time axis starts on Monday', () => {
  const week = chooseStep(10 / day, 60);
  expect(week.length).toBe(7 * day);
  const keyOf = (date: string) => week.key(Date.parse(date));
  // 4 January 2026 is a Sunday.
  expect(keyOf('2026-01-04T23:59Z')).toBe(keyOf('2025-12-29T00:00Z'));
  expect(keyOf('2026-01-05T00:00Z')).toBe(keyOf('2026-01-04T23:59Z') + 1);
});

test('a time label shows the unit that changed', () => {
  expect(changedUnit(Date.parse('2016-12-30T15:00Z'), Date.parse('2017-01-03T15:00Z'))).toBe(
    'year',
  );
  expect(changedUnit(Date.parse('2017-01-31T15:00Z'), Date.parse('2017-02-01T15:00Z'))).toBe(
    'month',
  );
  expect(changedUnit(Date.parse('2017-02-01T15:00Z'), Date.parse('2017-02-02T15:00Z'))).toBe('day');
  expect(changedUnit(Date.parse('2017-02-02T15:00Z'), Date.parse('2017-02-02T15:30Z'))).toBe(
    'minute',
  );
});

test('the ends of a time axis are named by what tells them apart', () => {
  const end = Date.parse('2026-11-19T18:00Z');
  expect(endUnit(Date.parse('2026-11-19T06:00Z'), end)).toBe('minute');
  expect(endUnit(Date.parse('2026-11-13T06:00Z'), end)).toBe('day');
  expect(endUnit(Date.parse('2025-11-19T06:00Z'), end)).toBe('monthOfYear');
});

test('weekends do not count as the usual interval', () => {
  // The days are a Thursday, a Friday, a Monday and a Tuesday.
  expect(usualInterval([0, day, 4 * day, 5 * day].map((time) => ({ time })))).toBe(day);
  expect(usualInterval([{ time: 7 }])).toBe(0);
});
