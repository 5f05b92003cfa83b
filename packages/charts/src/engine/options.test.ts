import { expect, it } from 'vitest';
import { Series } from '../series/Series.ts';
import { type ChartOptions, reference } from './options.ts';

const candle = { high: 9, low: 1, close: 5, volume: null };
const series = new Series([
  { ...candle, time: 1, open: 3 },
  { ...candle, time: 2, open: 4 },
]);

const options: Omit<ChartOptions, 'period'> = {
  averages: [],
  formatPrice: String,
  nameVolume: '',
  nameAverage: String,
  formatTime: String,
};

it.each([
  ['timeline', 'the close before it', 7, 7],
  ['timeline', 'the first price where that is not known', undefined, 3],
  ['day', 'the opening of its candle', 7, 4],
  ['week', 'the opening of its candle', 7, 4],
  ['month', 'the opening of its candle', undefined, 4],
] as const)('the last price of a %s is measured against %s', (period, _, previousClose, price) => {
  expect(reference(series, { ...options, period, previousClose })).toBe(price);
});
