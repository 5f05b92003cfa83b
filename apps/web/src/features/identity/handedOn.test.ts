import { expect, it } from 'vitest';
import { handedOn } from './handedOn.ts';

it.each([1, '2', null])('reads the status %j and when it was read', (status) => {
  const verification = { status, readAt: 1_700_000_000_000, idNumber: 'A1' };
  expect(handedOn({ verification })).toEqual({ status, readAt: 1_700_000_000_000 });
});

it.each([
  null,
  undefined,
  'pending',
  {},
  { verification: null },
  { verification: { status: 1 } },
  { verification: { status: {}, readAt: 1 } },
  { verification: { status: 1, readAt: '1' } },
])('finds nothing in %j', (state) => {
  expect(handedOn(state)).toBeNull();
});
