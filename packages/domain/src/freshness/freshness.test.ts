import { describe, expect, it } from 'vitest';
import { isStale, isTooOldToTrade, priceAge } from './index.ts';

const now = 1_800_000_000_000;

describe('freshness', () => {
  it('measures the age and never below zero', () => {
    expect(priceAge(now - 12_000, now)).toBe(12_000);
    expect(priceAge(now + 12_000, now)).toBe(0);
  });

  it('calls a price stale after two missed readings', () => {
    expect(isStale(now - 6000, now, 3000)).toBe(false);
    expect(isStale(now - 6001, now, 3000)).toBe(true);
  });

  it('calls a price too old for a ticket after 15 s', () => {
    expect(isTooOldToTrade(now - 15_000, now)).toBe(false);
    expect(isTooOldToTrade(now - 15_001, now)).toBe(true);
  });

  it('trusts no price from a future that the clock cannot explain', () => {
    expect(isTooOldToTrade(now + 1000, now)).toBe(false);
    expect(isTooOldToTrade(now + 86_400_000, now)).toBe(true);
    expect(isStale(now + 1001, now, 3000)).toBe(true);
  });
});
