import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  daySoFar,
  dayVolume,
  minuteBar,
  minuteSoFar,
  minuteVolume,
  priceAt,
  type Bar,
} from './dayPath.ts';

const day: Bar = { open: 100, high: 110, low: 95, close: 104 };
const seed = 7;

const anyDay = fc
  .tuple(...Array.from({ length: 4 }, () => fc.double({ min: 0.5, max: 900, noNaN: true })))
  .map((prices) => {
    const [open = 1, close = 1] = prices;
    return { open, close, high: Math.max(...prices), low: Math.min(...prices) };
  });
const anySeed = fc.integer();
const anySecond = fc.integer({ min: 0, max: 86_399 });

describe('a day', () => {
  it('begins at its open, visits its low and high, and ends at its close', () => {
    const prices = Array.from({ length: 86_400 }, (_, second) => priceAt(day, seed, second));
    let lowest = Infinity;
    let highest = -Infinity;
    for (const price of prices) {
      lowest = Math.min(lowest, price);
      highest = Math.max(highest, price);
    }
    expect([prices[0], lowest, highest, prices.at(-1)]).toEqual([100, 95, 110, 104]);
    expect(daySoFar(day, seed, 86_399)).toEqual(day);
  });

  it('tells at any second the highest and lowest price until then', () => {
    for (let of = 1; of <= 30; of++) {
      let highest = -Infinity;
      let lowest = Infinity;
      const wrong: number[] = [];
      for (let second = 0; second < 7200; second++) {
        const price = priceAt(day, of, second);
        highest = Math.max(highest, price);
        lowest = Math.min(lowest, price);
        if (second % 29 !== 0) continue;
        const { high, low } = daySoFar(day, of, second);
        if (high !== highest || low !== lowest) wrong.push(second);
      }
      expect(wrong).toEqual([]);
    }
  });

  it('holds every price seen so far, and no more than the whole day', () => {
    fc.assert(
      fc.property(anyDay, anySeed, anySecond, anySecond, (whole, of, a, b) => {
        const [earlier, later] = a < b ? [a, b] : [b, a];
        const seen = priceAt(whole, of, earlier);
        const soFar = daySoFar(whole, of, later);
        expect(soFar.low).toBeLessThanOrEqual(seen);
        expect(soFar.high).toBeGreaterThanOrEqual(seen);
        expect(soFar.low).toBeGreaterThanOrEqual(whole.low);
        expect(soFar.high).toBeLessThanOrEqual(whole.high);
        expect(soFar.close).toBe(priceAt(whole, of, later));
        expect(soFar.open).toBe(whole.open);
      }),
    );
  });
});

describe('a minute', () => {
  it('is what its sixty prices make it', () => {
    fc.assert(
      fc.property(anyDay, anySeed, fc.integer({ min: 0, max: 1439 }), (whole, of, minute) => {
        const prices = Array.from({ length: 60 }, (_, s) => priceAt(whole, of, minute * 60 + s));
        const bar = minuteBar(whole, of, minute);
        expect(bar.open).toBe(prices[0]);
        expect(bar.close).toBe(prices.at(-1));
        expect(bar.high).toBe(Math.max(...prices));
        expect(bar.low).toBe(Math.min(...prices));
        const { open, high, low, close } = bar;
        expect(minuteSoFar(whole, of, minute, 59)).toEqual({ open, high, low, close });
      }),
    );
  });
});

describe('volume', () => {
  it('of all minutes adds up to the day', () => {
    let sum = 0;
    for (let minute = 0; minute < 1440; minute++) sum += minuteVolume(1_000_003, seed, minute, 59);
    expect(sum).toBe(1_000_003);
    expect(dayVolume(1_000_003, seed, 86_399)).toBe(1_000_003);
  });

  it('never falls within a day', () => {
    fc.assert(
      fc.property(anySeed, fc.nat({ max: 86_398 }), (of, second) => {
        const before = dayVolume(50_000, of, second);
        expect(dayVolume(50_000, of, second + 1)).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});
