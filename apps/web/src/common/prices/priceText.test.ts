import { expect, test } from 'vitest';
import { decimalsOf, priceText } from './priceText.ts';

test.each([
  ['1.08435', 5],
  ['1.08430', 5],
  ['227.53', 2],
  ['227.5', 2],
  ['38412', 2],
  ['-0.0625', 4],
  ['227.5299987792969', 8],
  ['0.000000001234', 10],
  ['0.00000000', 8],
  [null, 2],
  [undefined, 2],
])('%s is written with %i decimals', (price, digits) => {
  expect(decimalsOf(price)).toBe(digits);
});

test.each([
  ['128.4', 'US$ 128.40'],
  ['0.00412', 'US$ 0.00412'],
  ['0.000000001234', 'US$ 0.0000000012'],
  [null, '—'],
])('%s is %s in a sentence', (price, text) => {
  expect(priceText(price, 'es').replaceAll('\u00a0', ' ')).toBe(text);
});
