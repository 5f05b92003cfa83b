import { buildIpo, fakeNow } from '@corro/testing';
import { expect, it } from 'vitest';
import { ipoPhase, ipoTab } from './ipoPhase.ts';

const closesAt = fakeNow + 1000;

it.each([
  ['Forthcoming', fakeNow, 'forthcoming', 'open'],
  ['Forthcoming', closesAt - 1, 'forthcoming', 'open'],
  ['Forthcoming', closesAt, 'closed', 'closed'],
  ['Closed', fakeNow, 'closed', 'closed'],
  ['Listed', fakeNow, 'listed', 'listed'],
  ['Withdrawn', fakeNow, { unknown: 'Withdrawn' }, 'closed'],
] as const)('%s at %d', (status, now, phase, tab) => {
  const ipo = buildIpo({ status, closesAt });
  expect(ipoPhase(ipo, now)).toEqual(phase);
  expect(ipoTab(ipo, now)).toBe(tab);
});

it('is open where nobody says when it closes', () => {
  expect(ipoTab(buildIpo({ closesAt: null }), fakeNow)).toBe('open');
});
