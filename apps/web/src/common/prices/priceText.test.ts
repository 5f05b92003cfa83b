import { expect, test } from 'vitest';
import { decimalsOf } from './priceText.ts';

test.each([
  ['1.08435', 5],
  ['1.08430', 5],
  ['227.53', 2],
  ['227.5', 2],
  ['38412', 2],
  ['-0.0625', 4],
  ['227.5299987792969', 8],
  [null, 2],
  [undefined, 2],
])('%s is written with %i decimals', (price, digits) => {
  expect(decimalsOf(price)).toBe(digits);
});
