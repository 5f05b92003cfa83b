import { expect, it } from 'vitest';
import { scaleOf } from './PlotFrame.tsx';

it('places the largest value at the top and the smallest at the bottom', () => {
  const yOf = scaleOf([4, 10, 7]);
  expect([4, 10, 7, 6].map(yOf)).toEqual([100, 0, 50, 66.67]);
});

it('lays equal values in the middle', () => {
  expect(scaleOf([5, 5])(5)).toBe(50);
});
