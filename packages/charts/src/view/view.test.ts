import { expect, test } from 'vitest';
import { Series } from '../series/Series.ts';
import { bucketRange, bucketSize, collectColumns, createColumns } from './columns.ts';
import { createLayout } from './layout.ts';
import { affineOf, createScale, priceDomain } from './scales.ts';
import { changedUnit, chooseStep, usualInterval } from './timeTicks.ts';

test('buckets are powers of two, as large as a column needs', () => {
  expect(bucketSize(5, 4)).toBe(1);
  expect(bucketSize(4, 4)).toBe(1);
  expect(bucketSize(3, 4)).toBe(2);
  expect(bucketSize(0.1, 4)).toBe(64);
});

test('buckets begin at the same candles wherever the window stands', () => {
  expect(bucketRange({ from: 5.5, to: 13.2 }, 100, 4)).toEqual({ first: 1, end: 4 });
  expect(bucketRange({ from: 90, to: 120 }, 99, 4)).toEqual({ first: 22, end: 25 });
  expect(bucketRange({ from: -9, to: 2 }, 99, 1)).toEqual({ first: 0, end: 2 });
});

test('a bucket opens with its first candle, closes with its last, and keeps its extremes', () => {
  const prices = [
    [10, 12, 9, 11],
    [11, 15, 10, 14],
    [14, 14, 7, 8],
  ];
  const series = new Series(
    prices.map(([open = 0, high = 0, low = 0, close = 0], time) => ({
      ...{ time, open, high, low, close },
      volume: time === 1 ? 500 : 100,
    })),
  );
  const columns = createColumns(4);
  collectColumns(series, 2, 0, 2, columns);
  expect(columns.count).toBe(2);
  expect([...columns.open.slice(0, 2)]).toEqual([10, 14]);
  expect([...columns.close.slice(0, 2)]).toEqual([14, 8]);
  expect([...columns.high.slice(0, 2)]).toEqual([15, 14]);
  expect([...columns.low.slice(0, 2)]).toEqual([9, 7]);
  expect([...columns.volume.slice(0, 2)]).toEqual([500, 100]);
  expect([...columns.last.slice(0, 2)]).toEqual([1, 2]);
  expect([...columns.middle.slice(0, 2)]).toEqual([1, 3]);
});

test('the affine form of a scale says what the scale says', () => {
  const scale = createScale().domain([100, 200]).range([300, 0]);
  expect(affineOf(scale)).toEqual({ slope: -3, offset: 600 });
});

test('the price axis leaves air, and a flat line stands in the middle', () => {
  const [low, high] = priceDomain({ low: 100, high: 200 });
  expect(low).toBeCloseTo(93);
  expect(high).toBeCloseTo(207);
  const flat = priceDomain({ low: 50, high: 50 });
  expect((flat[0] + flat[1]) / 2).toBe(50);
  expect(flat[1]).toBeGreaterThan(50);
  expect(priceDomain({ low: Infinity, high: -Infinity })).toEqual([0, 1]);
});

test('there is no layout without room', () => {
  const input = { width: 390, height: 320, ratio: 2, text: 12, axis: 48, volume: true };
  expect(createLayout(input)?.plotRight).toBe(652);
  expect(createLayout({ ...input, width: 0 })).toBeNull();
  expect(createLayout({ ...input, height: 0 })).toBeNull();
  expect(createLayout({ ...input, width: NaN })).toBeNull();
});

const day = 86_400_000;

test('a time axis takes the finest step that has room', () => {
  // 100 px a day: days. 10 px a day: 70 px a week, 300 px a month.
  expect(chooseStep(100 / day, 92).length).toBe(day);
  expect(chooseStep(10 / day, 92).length).toBe(30 * day);
  expect(chooseStep(1e-15, 92).length).toBe(600 * 30 * day);
});

test('a label says what changed', () => {
  const at = (text: string) => Date.parse(text);
  expect(changedUnit(at('2016-12-30T15:00Z'), at('2017-01-03T15:00Z'))).toBe('year');
  expect(changedUnit(at('2017-01-31T15:00Z'), at('2017-02-01T15:00Z'))).toBe('month');
  expect(changedUnit(at('2017-02-01T15:00Z'), at('2017-02-02T15:00Z'))).toBe('day');
  expect(changedUnit(at('2017-02-02T15:00Z'), at('2017-02-02T15:30Z'))).toBe('minute');
});

test('weekends do not count as the usual interval', () => {
  // A Thursday, a Friday, a Monday, a Tuesday.
  expect(usualInterval(Float64Array.of(0, day, 4 * day, 5 * day), 4)).toBe(day);
  expect(usualInterval(Float64Array.of(7), 1)).toBe(0);
});
