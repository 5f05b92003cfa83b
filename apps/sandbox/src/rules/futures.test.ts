import { expect, it } from 'vitest';
import { expiryAfter } from './futures.ts';

it.each([
  ['2026-11-20T00:01:00Z', '2026-12-18T21:00:00Z'],
  ['2026-12-31T23:59:59Z', '2027-01-15T21:00:00Z'],
  // The first of May 2026 is a Friday.
  ['2026-04-01T00:00:00Z', '2026-05-15T21:00:00Z'],
])('at %s the contract that expires at %s is listed', (now, expiry) => {
  expect(expiryAfter(Date.parse(now))).toBe(Date.parse(expiry));
});
