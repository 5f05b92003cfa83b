import { describe, expect, it } from 'vitest';
import { isInterestOf, isPercentOfChange, isSumOf } from './agreement.ts';

it.each([
  ['100.00', ['60.00', '40.00'], true],
  ['100.00', ['140.00', '-40.00'], true],
  // Each of two parts may have been rounded down by half a cent.
  ['100.01', ['60.00', '40.00'], true],
  ['100.02', ['60.00', '40.00'], false],
  ['100.00', ['60.00', null], true],
  [null, ['60.00', '40.00'], true],
  ['0.00', [], true],
])('isSumOf of %s and %j is %s', (whole, parts, isSum) => {
  expect(isSumOf(whole, parts)).toBe(isSum);
});

describe('isPercentOfChange', () => {
  it.each([
    // 1.50 ÷ 126.90 = 1.182 %
    ['1.18', '1.50', '128.40', true],
    ['1.2', '1.5', '128.4', true],
    ['-1.18', '1.50', '128.40', false],
    ['0.0118', '1.50', '128.40', false],
    ['11.82', '1.50', '128.40', false],
    // The upstream may have rounded a change of 0.004 on 0.104, which is 3.8 %.
    ['3.85', '0.00', '0.11', true],
    ['0.00', '0.00', '128.40', true],
    ['4.00', '0.00', '128.40', false],
    [null, '1.50', '128.40', true],
    ['1.18', null, '128.40', true],
    ['1.18', '1.50', null, true],
    // Without a price before the change there is no percentage.
    ['100.00', '5.00', '5.00', true],
  ])(
    'isPercentOfChange of %s %% for a change of %s to the price %s is %s',
    (percent, change, price, isPercent) => {
      expect(isPercentOfChange(percent, change, price)).toBe(isPercent);
    },
  );
});

describe('isInterestOf', () => {
  const terms = { rate: '12', days: 30 };

  it.each([
    // 800 × 12 % × 30 ÷ 365 = 7.89; ÷ 360 = 8.00
    ['7.89', true],
    ['8.00', true],
    ['96.00', false],
    ['0.79', false],
    [null, true],
  ])('isInterestOf %s on 800 at 12 %% for 30 days is %s', (cost, isInterest) => {
    expect(isInterestOf(cost, '800', terms)).toBe(isInterest);
  });

  it('accepts any interest while terms are unknown', () => {
    expect(isInterestOf('96.00', '800', { rate: null, days: 30 })).toBe(true);
    expect(isInterestOf('96.00', null, terms)).toBe(true);
  });
});
