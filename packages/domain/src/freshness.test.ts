import { describe, expect, it } from 'vitest';
import { isStale, isTooOldToTrade, priceAge, roundDuration } from './freshness.ts';

const now = 1_800_000_000_000;

describe('freshness', () => {
  it('counts whole seconds, and has no age for a reading in the future', () => {
    expect(priceAge(now - 12_999, now)).toBe(12);
    expect(priceAge(now + 1000, now)).toBe(0);
    expect(priceAge(now + 1001, now)).toBeNull();
  });

  it('calls a price stale after two missed readings', () => {
    expect(isStale(now - 6000, now, 3000)).toBe(false);
    expect(isStale(now - 6001, now, 3000)).toBe(true);
  });

  it('calls a price too old for a ticket after 15 s', () => {
    expect(isTooOldToTrade(now - 15_000, now)).toBe(false);
    expect(isTooOldToTrade(now - 15_001, now)).toBe(true);
  });

  it('treats a price from the future, beyond the clock tolerance, as too old', () => {
    expect(isTooOldToTrade(now + 1000, now)).toBe(false);
    expect(isTooOldToTrade(now + 86_400_000, now)).toBe(true);
    expect(isStale(now + 1001, now, 3000)).toBe(true);
  });
});

it.each([
  [-5, null],
  [59_999, null],
  [60_000, { unit: 'minutes', count: 1 }],
  [119 * 60_000 + 59_999, { unit: 'minutes', count: 119 }],
  [120 * 60_000, { unit: 'hours', count: 2 }],
  [47.9 * 3_600_000, { unit: 'hours', count: 47 }],
  [48 * 3_600_000, { unit: 'days', count: 2 }],
  [71 * 3_600_000, { unit: 'days', count: 2 }],
])('converts %d remaining ms to %j', (ms, left) => {
  expect(roundDuration(ms)).toEqual(left);
});
