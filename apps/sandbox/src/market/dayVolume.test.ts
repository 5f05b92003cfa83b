import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayVolume, minuteVolume, minuteVolumes } from './dayVolume.ts';

const seed = 7;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('volume', () => {
  it('of all minutes adds up to the day', () => {
    const volumes = minuteVolumes(1_000_003, seed, 0, 1440);
    expect(volumes).toHaveLength(1440);
    expect(sum(volumes)).toBe(1_000_003);
    expect(dayVolume(1_000_003, seed, 86_399)).toBe(1_000_003);
  });

  it('of a minute grows with its seconds', () => {
    const [whole = 0] = minuteVolumes(6_000_000, seed, 600, 601);
    expect(minuteVolume(6_000_000, seed, 600, 29)).toBe(Math.floor(whole / 2));
    expect(minuteVolume(6_000_000, seed, 600, 59)).toBe(whole);
  });

  it('never falls within a day', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat({ max: 86_398 }), (of, second) => {
        const before = dayVolume(50_000, of, second);
        expect(dayVolume(50_000, of, second + 1)).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it('is lumpy, and larger at the ends of the day than in its middle', () => {
    let [ends, middle] = [0, 0];
    for (let of = 1; of <= 40; of++) {
      const volumes = minuteVolumes(14_400_000, of, 0, 1440);
      ends += sum(volumes.slice(0, 120)) + sum(volumes.slice(1320));
      middle += sum(volumes.slice(600, 840));
      // An even minute would have 10,000.
      expect(Math.max(...volumes)).toBeGreaterThan(20_000);
      expect(Math.min(...volumes)).toBeLessThan(5000);
    }
    // Four hours of 24 at the ends: 0.7 · 4/24 + 0.3 · (1 − (5/6)³) = 0.243 of the day; in the
    // middle 0.7 · 4/24 + 0.3 · (1/6)³ = 0.118.
    expect(ends / middle).toBeGreaterThan(1.6);
    expect(ends / middle).toBeLessThan(2.6);
  });
});
