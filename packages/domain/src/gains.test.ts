import { describe, expect, it } from 'vitest';
import { gainPercent, realisedGain } from './gains.ts';

describe('realisedGain', () => {
  it.each([
    // Bought for 437.50 + 0.13 = 437.63; sold at 43.30 for 433.00 − 0.13; −4.76 ÷ 437.50 = −1.088 %
    ['43.75', 10, '432.87', '437.63', '-4.76', '-1.09'],
    // Bought for 1,200.00 + 0.36; sold at 128.40 for 1,284.00 − 0.39; 83.25 ÷ 1,200 = 6.9375 %
    ['120.00', 10, '1283.61', '1200.36', '83.25', '6.94'],
    // At the same price both fees are lost: 300.00 + 0.09, 300.00 − 0.09; −0.18 ÷ 300 = −0.06 %
    ['100', 3, '299.91', '300.09', '-0.18', '-0.06'],
    // 1.08644 × 50 = 54.322, to the cent 54.32, + 0.02; −0.02 ÷ 54.32 = −0.0368 %
    ['1.08644', 50, '54.32', '54.34', '-0.02', '-0.04'],
    // A fee of 0.0015 is none to the cent
    ['5', 1, '0.01', '5.00', '-4.99', '-99.80'],
  ])(
    'of a lot at %s × %d that brought %s',
    (costPrice, quantity, received, paid, gain, percent) => {
      expect(realisedGain({ costPrice, quantity, received })).toEqual({ paid, gain, percent });
    },
  );

  it('has no percentage of a cost of nothing', () => {
    const sold = { costPrice: '0.00', quantity: 2, received: '10.00' };
    expect(realisedGain(sold)).toEqual({ paid: '0.00', gain: '10.00', percent: null });
  });
});

describe('gainPercent', () => {
  it.each([
    ['83.25', '1200.00', '6.94'],
    ['-4.00', '1000.00', '-0.40'],
    ['0.00', '12.00', '0.00'],
    ['1.00', '0.00', null],
  ])('of %s on %s', (gain, cost, percent) => {
    expect(gainPercent(gain, cost)).toBe(percent);
  });
});
