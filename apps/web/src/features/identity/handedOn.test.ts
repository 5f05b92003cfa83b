import { expect, it } from 'vitest';
import { handedOn } from './handedOn.ts';

it.each(['pending', 'none', { unknown: '7' }])(
  'reads the status %j and when it was read',
  (status) => {
    const verification = { status, readAt: 1_700_000_000_000, idNumber: 'A1' };
    expect(handedOn({ verification })).toEqual({ status, readAt: 1_700_000_000_000 });
  },
);

it.each([
  null,
  undefined,
  'pending',
  {},
  { verification: null },
  { verification: { status: 'pending' } },
  { verification: { status: {}, readAt: 1 } },
  { verification: { status: 1, readAt: 1 } },
  { verification: { status: null, readAt: 1 } },
  { verification: { status: 'pending', readAt: '1' } },
])('finds nothing in %j', (state) => {
  expect(handedOn(state)).toBeNull();
});
