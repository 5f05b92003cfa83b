import { buildPosition } from '@corro/testing';
import { expect, it } from 'vitest';
import { isSold } from './useLots.ts';

const lots = ['L-1', 'L-2', 'L-3'].map((orderNumber) => buildPosition({ orderNumber }));
const [first, , last] = lots;

it.each([
  ['stays while not all lots are known', first, undefined, false],
  ['stays where it is the first', first, lots, false],
  ['stays where it is the last', last, lots, false],
  ['stays with what is left', last, lots.slice(1), false],
  ['goes once it is sold', first, lots.slice(1), true],
  ['goes with the last one', first, [], true],
  ['is none before one is chosen', null, lots, false],
])('the chosen lot %s', (_, lot, all, sold) => {
  expect(isSold(lot ?? null, all)).toBe(sold);
});
