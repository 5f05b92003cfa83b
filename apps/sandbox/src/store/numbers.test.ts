import { expect, it } from 'vitest';
import { orderNumber } from './numbers.ts';

it.each([
  // This is 21 November, 23:30, in Mexico City.
  ['2026-11-22T05:30:00Z', /^261121-[0-9A-Z]{5}-[0-9A-Z]{5}$/],
  ['2026-11-22T06:00:00Z', /^261122-/],
])('dates an order number of %s by the day of the broker', (at, number) => {
  expect(orderNumber(Date.parse(at))).toMatch(number);
});
