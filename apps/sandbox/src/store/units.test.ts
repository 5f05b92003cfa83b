import { expect, test } from 'vitest';
import { fromCents, fromMillionths, toCents, toMillionths } from './units.ts';

test.each([
  ['0', 0n],
  ['0.01', 1n],
  ['25000.00', 2_500_000n],
  ['1.005', 101n],
  ['-0.10', -10n],
  ['90071992547409.93', 9_007_199_254_740_993n],
])('%s dollars are %s cents', (dollars, cents) => {
  expect(toCents(dollars)).toBe(cents);
});

test.each([
  [0n, '0.00'],
  [5n, '0.05'],
  [-5n, '-0.05'],
  [2_500_000n, '25000.00'],
  [9_007_199_254_740_993n, '90071992547409.93'],
])('%s cents are %s dollars', (cents, dollars) => {
  expect(fromCents(cents)).toBe(dollars);
});

test.each([
  ['100', 100_000_000n, '100.00'],
  ['128.4', 128_400_000n, '128.40'],
  ['1.08345', 1_083_450n, '1.08345'],
  ['0.000001', 1n, '0.000001'],
])('the price %s is %s millionths and reads %s', (price, millionths, read) => {
  expect(toMillionths(price)).toBe(millionths);
  expect(fromMillionths(millionths)).toBe(read);
});

test('refuses a price finer than a millionth', () => {
  expect(() => toMillionths('1.0000001')).toThrow(RangeError);
});
