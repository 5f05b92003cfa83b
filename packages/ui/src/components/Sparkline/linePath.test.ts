import { expect, it } from 'vitest';
import { areaTo, linePath } from './linePath.ts';

it('spreads the values over the box, high ones at the top', () => {
  expect(linePath([10, 30, 20])).toBe('M0 40L50 0L100 20');
});

it('rounds to hundredths', () => {
  expect(linePath([0, 1, 2, 3])).toBe('M0 40L33.33 26.67L66.67 13.33L100 0');
});

it('lays equal values in the middle', () => {
  expect(linePath([5, 5])).toBe('M0 20L100 20');
});

it('shows a change of less than 2 % smaller than the box', () => {
  // The axis spans 2 % of 100.25, so the change of 0.5 takes about a quarter of the height.
  expect(linePath([100, 100.5])).toBe('M0 24.99L100 15.01');
});

it('makes no line of fewer than two values', () => {
  expect(linePath([])).toBe('');
  expect(linePath([7])).toBe('');
});

it('closes the area along the bottom or another horizontal line', () => {
  expect(areaTo(linePath([10, 30]))).toBe('M0 40L100 0V40H0Z');
  expect(areaTo(linePath([10, 30]), 30)).toBe('M0 40L100 0V30H0Z');
  expect(areaTo('')).toBe('');
});
