import { expect, it } from 'vitest';
import { directionOf } from './kinds.ts';

it.each([
  ['0.01', 'rise'],
  ['-0.0001', 'fall'],
  ['0.00', 'flat'],
  [null, 'flat'],
])('says of a change by %s that it is a %s', (change, direction) => {
  expect(directionOf(change)).toBe(direction);
});
