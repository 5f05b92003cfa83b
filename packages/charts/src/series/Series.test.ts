import { expect, test } from 'vitest';
import type { Candle } from '../candle.ts';
import { Series, seriesChange, volumeAverage } from './Series.ts';

const candle = (time: number, volume: number | null, close = 2): Candle => ({
  time,
  open: 1,
  high: 3,
  low: 1,
  close,
  volume,
});

test('averages the volumes that end with a candle', () => {
  const series = new Series([10, 20, 60, 40].map((volume, i) => candle(i, volume)));
  expect(volumeAverage(series, 3, 2)).toBe(50);
  expect(volumeAverage(series, 2, 3)).toBe(30);
  expect(volumeAverage(series, 3, 4)).toBe(32.5);
});

test('spec §9 volume averages: of 5, 10 and 20 candles', () => {
  const series = new Series(Array.from({ length: 20 }, (_, i) => candle(i, i + 1)));
  // The means of 16 to 20, of 11 to 20, and of 1 to 20.
  expect([5, 10, 20].map((span) => volumeAverage(series, 19, span))).toEqual([18, 15.5, 10.5]);
});

test('has no average before there are enough candles, nor across a missing volume', () => {
  const series = new Series([10, null, 60, 40].map((volume, i) => candle(i, volume)));
  expect(volumeAverage(series, 0, 2)).toBeNaN();
  expect(volumeAverage(series, 2, 2)).toBeNaN();
  expect(volumeAverage(series, 3, 2)).toBe(50);
});

test('a tick changes the last candle, its average and the extremes', () => {
  const series = new Series([10, 20].map((volume, i) => candle(i, volume)));
  series.put(1, { ...candle(1, 40), high: 9 });
  const extent = { low: 0, high: 0 };
  series.prices.range(0, 2, extent);
  expect(extent).toEqual({ low: 1, high: 9 });
  expect(volumeAverage(series, 1, 2)).toBe(25);
  expect(series.length).toBe(2);
});

test('a candle put after the last one makes the series longer', () => {
  const series = new Series([candle(0, 10)]);
  series.put(1, candle(1, null));
  expect(series.length).toBe(2);
  expect(series.at(1)).toEqual(candle(1, null));
  expect(series.hasVolume).toBe(true);
});

test('a market without volumes has none', () => {
  expect(new Series([candle(0, null), candle(1, null)]).hasVolume).toBe(false);
});

test('distinguishes a tick, new candles and other candles', () => {
  const [a, b, c] = [candle(0, 1), candle(1, 1), candle(2, 1)];
  expect(seriesChange([a, b], [{ ...a }, { ...b }])).toBe('none');
  expect(seriesChange([a, b], [a, candle(1, 2)])).toBe('last');
  expect(seriesChange([a, b], [a, b, c])).toBe('appended');
  expect(seriesChange([a, b], [candle(0, 9), b])).toBe('all');
  expect(seriesChange([a, b], [b, c])).toBe('all');
  expect(seriesChange([a, b], [a])).toBe('all');
  expect(seriesChange([], [a])).toBe('all');
});

test('converts only the visible part of a long series to numbers', () => {
  let read = 0;
  const counted = Array.from({ length: 100_000 }, (_, time) => ({
    ...candle(time, 5, time % 1000),
    get high() {
      read++;
      return time;
    },
  }));
  const series = new Series(counted);
  expect(read).toBeLessThanOrEqual(4096);
  expect(series.at(50_000)).toEqual({ ...candle(50_000, 5, 0), high: 50_000 });
  const extent = { low: 0, high: 0 };
  series.load(70_000, 80_001);
  series.prices.range(70_000, 80_001, extent);
  expect(extent).toEqual({ low: 1, high: 80_000 });
  expect(read).toBeLessThan(25_000);
  series.load(-5, 200_000);
  series.prices.range(0, 100_000, extent);
  expect(extent.high).toBe(99_999);
});

test('keeps unconverted candles when it grows', () => {
  const series = new Series(Array.from({ length: 20_000 }, (_, time) => candle(time, 5)));
  for (let time = 20_000; time < 21_000; time++) series.put(time, candle(time, 7));
  expect(series.length).toBe(21_000);
  expect(series.at(3)).toEqual(candle(3, 5));
  expect(series.at(20_999)).toEqual(candle(20_999, 7));
  expect(series.at(19_999)).toEqual(candle(19_999, 5));
});
