import { expect, it } from 'vitest';
import { debtFigures } from './debtFigures.ts';

it.each([
  // The return is 100 ÷ 99.2 − 1 = 0.0080645, and for a year 0.0080645 × 360 ÷ 28 = 0.103687.
  [99.2, 'México', { days: 28, coupon: 0 }, { yield: '10.37', paidUntilDue: '100.00' }],
  // 0.0080645 × 365 ÷ 91 = 0.032347
  [99.2, 'Estados Unidos', { days: 91, coupon: 0 }, { yield: '3.23', paidUntilDue: '100.00' }],
  // At face value the yield equals the coupon. Five years pay 4 each, then the face value of 100.
  [100, 'México', { days: 1825, coupon: 4 }, { yield: '4.00', paidUntilDue: '120.00' }],
  // For one half year the return is 102 ÷ 101 − 1 = 0.00990; for a year it is twice that.
  [101, 'México', { days: 182, coupon: 4 }, { yield: '1.98', paidUntilDue: '102.00' }],
  // At 3 % per half year, the price is 2 ÷ 1.03 + 102 ÷ 1.0609 = 98.0865.
  [98.0865, 'México', { days: 365, coupon: 4 }, { yield: '6.00', paidUntilDue: '104.00' }],
])('at %d, of %s, %o earns %o', (price, issuer, terms, figures) => {
  expect(debtFigures(price, { issuer, ...terms })).toEqual(figures);
});
