import { expect, it } from 'vitest';
import { readRouteState } from './useVerification.ts';

it.each(['pending', 'none', { unknown: '7' }])(
  'reads the status %j and the time of its reading',
  (status) => {
    const verification = { status, readAt: 1_700_000_000_000, idNumber: 'A1' };
    expect(readRouteState({ verification })).toEqual({ status, readAt: 1_700_000_000_000 });
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
])('rejects the state %j', (state) => {
  expect(readRouteState(state)).toBeNull();
});
