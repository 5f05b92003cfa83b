import { describe, expect, it } from 'vitest';
import { gainPercent, paidForLot, realisedGain } from './gains.ts';

describe('realisedGain', () => {
  it.each([
    // Bought for 437.50 + 0.13 = 437.63; sold at 43.30 for 433.00 − 0.13; −4.76 ÷ 437.50 = −1.088 %
    ['43.75', 10, '437.63', '432.87', '-4.76', '-1.09'],
    // Bought for 1,200.00 + 0.36; sold at 128.40 for 1,284.00 − 0.39; 83.25 ÷ 1,200 = 6.9375 %
    ['120.00', 10, '1200.36', '1283.61', '83.25', '6.94'],
    // At the same price both fees are lost: 300.00 + 0.09, 300.00 − 0.09; −0.18 ÷ 300 = −0.06 %
    ['100', 3, '300.09', '299.91', '-0.18', '-0.06'],
    // Fees of 0.5 %: 300.00 + 1.50, 300.00 − 1.50; −3.00 ÷ 300 = −1 %
    ['100', 3, '301.50', '298.50', '-3.00', '-1.00'],
    // 1.08644 × 50 = 54.322, to the cent 54.32, + 0.02; −0.02 ÷ 54.32 = −0.0368 %
    ['1.08644', 50, '54.34', '54.32', '-0.02', '-0.04'],
    // The percentage is 1998.80 ÷ 1000.00. Divided by 1000.30, the cost with its fee, it would be
    // 199.82 %.
    ['10.00', 100, '1000.30', '2999.10', '1998.80', '199.88'],
    // Neither purchase nor sale has a fee.
    ['5', 1, '5.00', '0.01', '-4.99', '-99.80'],
  ])(
    'realisedGain of a lot at %s × %d for %s that brought %s',
    (costPrice, quantity, paid, received, gain, percent) => {
      expect(realisedGain({ costPrice, quantity, paid, received })).toEqual({ gain, percent });
    },
  );

  it('realisedGain has no percentage for a cost of zero', () => {
    const sold = { costPrice: '0.00', quantity: 2, paid: '0.00', received: '10.00' };
    expect(realisedGain(sold)).toEqual({ gain: '10.00', percent: null });
  });
});

describe('paidForLot', () => {
  const lot = { costPrice: '43.75', quantity: 10, paid: null };

  it('is the recorded amount, even if the fee has changed', () => {
    expect(paidForLot({ ...lot, paid: '439.69' }, '0.03')).toBe('439.69');
    expect(paidForLot({ ...lot, paid: '437.50' }, null)).toBe('437.50');
  });

  it.each([
    // 437.50 × 0.03 % is 0.13125
    ['0.03', '437.63'],
    // 437.50 × 0.5 % is 2.1875
    ['0.5', '439.69'],
    ['0', '437.50'],
  ])('adds a fee of %s percent to the cost without a recorded amount: %s', (feePercent, paid) => {
    expect(paidForLot(lot, feePercent)).toBe(paid);
  });

  it('is null without fee and recorded amount, or if the recorded amount is below the cost', () => {
    expect(paidForLot(lot, null)).toBeNull();
    expect(paidForLot({ ...lot, paid: '437.49' }, '0.03')).toBeNull();
  });
});

it.each([
  ['83.25', '1200.00', '6.94'],
  ['-4.00', '1000.00', '-0.40'],
  ['0.00', '12.00', '0.00'],
  ['1.00', '0.00', null],
])('gainPercent of %s on %s is %s', (gain, cost, percent) => {
  expect(gainPercent(gain, cost)).toBe(percent);
});
