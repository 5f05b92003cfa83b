import { expect, it } from 'vitest';
import { directionOf } from './figure.ts';

it.each([
  [['+1.20%'], 'rise'],
  [['−US$\u00a02.71', '−1.20%'], 'fall'],
  [['0.00', '+0.01%'], 'rise'],
  [['0.00%'], 'flat'],
  [['—'], 'flat'],
  [[], 'flat'],
])('reads %j as a %s', (written, direction) => {
  expect(directionOf(...written)).toBe(direction);
});
