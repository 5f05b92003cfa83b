import { expect, it } from 'vitest';
import { selectHistory, rangeView } from './rangeView.ts';

const none = { candles: null, began: null };

const unknown = { change: null, changePercent: null, previousClose: null };

it.each([
  [
    'the change of the upstream, and the base derived from it',
    { price: '128.40', change: '1.50', changePercent: '1.18', previousClose: '126.00' },
    { began: '126.90', change: '1.50', changePercent: '1.18' },
  ],
  [
    'the change since the previous close if the upstream sends no change',
    { price: '128.40', change: null, changePercent: null, previousClose: '120.00' },
    { began: '120.00', change: '8.40', changePercent: '7.00' },
  ],
  [
    'no change if the upstream sends neither change nor previous close',
    { price: '128.40', change: null, changePercent: null, previousClose: null },
    { began: null, change: null, changePercent: null },
  ],
  [
    'no change of an unknown price',
    { price: null, change: null, changePercent: null, previousClose: '120.00' },
    { began: '120.00', change: null, changePercent: null },
  ],
])('shows for today %s', (_, quote, view) => {
  expect(rangeView(quote, 'day', none, 2)).toEqual({ candles: null, ...view });
});

it.each([
  ['128.40', 120, '120.00', '8.40', '7.00'],
  // A candle is a binary float, so it gets the decimal places of the price.
  ['1.08435', 1.1, '1.10000', '-0.01565', '-1.42'],
  ['128.40', null, null, null, null],
] as const)(
  'computes the change to %s from a candle at %s',
  (price, from, began, change, changePercent) => {
    const shown = { candles: [], began: from };
    expect(rangeView({ ...unknown, price }, 'month', shown, price.split('.')[1]!.length)).toEqual({
      candles: [],
      began,
      change,
      changePercent,
    });
  },
);

it('rangeView has no figures while the candles load', () => {
  expect(selectHistory(null, 'month', 'day', 0)).toEqual(none);
  expect(rangeView(undefined, 'month', none, 2)).toEqual({
    ...none,
    change: null,
    changePercent: null,
  });
});
