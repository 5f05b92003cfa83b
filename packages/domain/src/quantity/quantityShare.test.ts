import { expect, it } from 'vitest';
import { quantityShare } from './quantityShare.ts';

it.each([
  [50, 25, 12],
  [50, 50, 25],
  [50, 75, 37],
  [50, 100, 50],
  [3, 25, 0],
  [0, 100, 0],
  [29, 100, 29],
])('of %i, %i %% are %i', (most, percent, share) => {
  expect(quantityShare(most, percent)).toBe(share);
});
