import { expect, it } from 'vitest';
import { priceAtYield } from './debtPrice.ts';

it.each([
  // At a yield that equals the coupon, debt costs its face value.
  [2.25, '100.000'],
  // 1.125 × (1 − 1.01085^−20) ÷ 0.01085 + 100 × 1.01085^−20
  [2.17, '100.716'],
  [4.47, '82.255'],
  // Twenty payments of 1.125 and the face value
  [0, '122.500'],
])('a note of ten years with a coupon of 2.25 yields %d at %s', (percent, price) => {
  expect(priceAtYield(percent, { days: 3650, coupon: 2.25 }).toFixed(3)).toBe(price);
});
