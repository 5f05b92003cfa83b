import { expect, it } from 'vitest';
import { pagesBetween, placeOf } from './useStocksInView.ts';

it('names the pages of a stretch of rows', () => {
  expect(pagesBetween(0, 24, 50)).toEqual([1]);
  expect(pagesBetween(30, 66, 50)).toEqual([1, 2]);
  expect(pagesBetween(49, 50, 50)).toEqual([1, 2]);
  expect(pagesBetween(100, 149, 50)).toEqual([3]);
  expect(pagesBetween(9_980, 9_999, 50)).toEqual([200]);
});

it('finds a row on its page', () => {
  expect(placeOf(0, 50)).toEqual({ page: 1, at: 0 });
  expect(placeOf(49, 50)).toEqual({ page: 1, at: 49 });
  expect(placeOf(50, 50)).toEqual({ page: 2, at: 0 });
  expect(placeOf(9_999, 50)).toEqual({ page: 200, at: 49 });
});
