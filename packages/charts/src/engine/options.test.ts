import { expect, it } from 'vitest';
import { Series } from '../series/Series.ts';
import { type ChartOptions, directionOf, hasVolumePane, referenceOf } from './options.ts';

const candle = { high: 9, low: 1, close: 5, volume: 8 };
const series = new Series([
  { ...candle, time: 1, open: 3 },
  { ...candle, time: 2, open: 4 },
]);

it.each([
  ['line', 'the price at its start', 4.5, 5, 'fall'],
  ['line', 'the price at its start', 5.5, 5, 'rise'],
  ['line', 'the price at its start', 5, 5, 'flat'],
  ['line', 'the price at its start', 4.9998, 5, 'flat'],
  ['line', 'the price at its start', 4.9997, 5, 'fall'],
  ['line', 'nothing if that price is unknown', 5, null, 'flat'],
  ['line', 'its first price without a reference', 3.5, undefined, 'rise'],
  ['line', 'its first price without a reference', 2.5, undefined, 'fall'],
  ['candles', 'the price at their start', 3.5, 1, 'rise'],
  ['candles', 'nothing if that price is unknown', 3.5, null, 'flat'],
  ['candles', 'the opening of the last candle without a reference', 3.5, undefined, 'fall'],
  ['candles', 'the opening of the last candle without a reference', 4.5, undefined, 'rise'],
] as const)('a price of %s is measured against %s: %d', (shape, _, price, reference, direction) => {
  expect(directionOf(price, series, { shape, reference })).toBe(direction);
});

it.each([
  ['line', 7, 7],
  ['line', null, null],
  ['line', undefined, null],
  ['candles', 7, null],
] as const)(
  'a %s chart with the reference %s shows a reference line at %s',
  (shape, reference, shown) => {
    expect(referenceOf({ shape, reference })).toBe(shown);
  },
);

const options: Omit<ChartOptions, 'shape'> = {
  period: 'day',
  averages: [],
  formatPrice: String,
  nameVolume: '',
  nameAverage: String,
  formatTime: String,
};
const untraded = new Series([{ ...candle, time: 1, open: 3, volume: null }]);

it.each([
  ['candles of a market that reports volumes', 'candles', series, true],
  ['candles of a market without volumes', 'candles', untraded, false],
  ['a line', 'line', series, false],
] as const)('the volume pane depends on the chart: %s', (_, shape, of, has) => {
  expect(hasVolumePane({ series: of, options: { ...options, shape } })).toBe(has);
});
