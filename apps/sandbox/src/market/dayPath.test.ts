import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Bar,
  cutDay,
  daySoFar,
  dayVolume,
  minuteBars,
  minuteSoFar,
  minuteVolume,
  minuteVolumes,
} from './dayPath.ts';

/** The price at a second (0 to 86399) of a day, read from its minute. */
const priceAt = (day: Bar, of: number, second: number) =>
  minuteSoFar(day, of, Math.floor(second / 60), second % 60).close;

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
    const bars = minuteBars(day, seed, 0, 1440);
    const pricesOf = (minute: number) =>
      Array.from({ length: 60 }, (_, second) => priceAt(day, seed, 60 * minute + second));
    expect(pricesOf(0)[0]).toBe(100);
    expect(Math.min(...bars.map(({ low }) => low))).toBe(95);
    expect(pricesOf(bars.findIndex(({ low }) => low === 95))).toContain(95);
    expect(Math.max(...bars.map(({ high }) => high))).toBe(110);
    expect(pricesOf(bars.findIndex(({ high }) => high === 110))).toContain(110);
    expect(pricesOf(1439).at(-1)).toBe(104);
    expect(daySoFar(day, seed, 86_399)).toEqual(day);
  });

  it('has its open in the first second and its close in the last', () => {
    fc.assert(
      fc.property(anyDay, anySeed, (whole, of) => {
        expect(priceAt(whole, of, 0)).toBe(whole.open);
        expect(priceAt(whole, of, 86_399)).toBe(whole.close);
      }),
    );
  });

  it('stays level when nothing moved', () => {
    const still = { open: 43.75, high: 43.75, low: 43.75, close: 43.75 };
    expect(minuteBars(still, seed, 0, 1440).every((bar) => bar.low === 43.75)).toBe(true);
    expect([0, 1, 40_000, 86_399].map((second) => priceAt(still, seed, second))).toEqual([
      43.75, 43.75, 43.75, 43.75,
    ]);
    expect(daySoFar(still, seed, 50_000)).toEqual(still);
  });

  it('moves equally much in every hour', () => {
    // A random walk with a daily range of 15 moves 15 ÷ √(4 ln 2 · 1440) = 0.237 in a minute.
    const lively: number[] = [];
    let largest = 0;
    for (let of = 1; of <= 40; of++) {
      const closes = minuteBars(day, of, 0, 1440).map(({ close }) => close);
      const moves = closes.map((close, i) => close - (closes[i - 1] ?? day.open));
      largest = Math.max(largest, ...moves.map(Math.abs));
      for (let hour = 0; hour < 24; hour++) {
        const squares = moves.slice(60 * hour, 60 * hour + 60).map((move) => move * move);
        lively.push(Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / 60));
      }
    }
    // The standard deviation of only 60 moves is estimated with an error of 9 %. The hours differ
    // by more than this error, hence the factor of two.
    const sorted = lively.toSorted((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length * 0.01)]).toBeGreaterThan(0.237 / 2);
    expect(sorted[Math.floor(sorted.length * 0.99)]).toBeLessThan(0.237 * 2);
    // The largest of 57,600 moves is some four standard deviations. A jump by a third of the day's
    // range would be 21.
    expect(largest).toBeLessThan(0.237 * 8);
  });

  it('returns the highest and lowest price up to any second', () => {
    for (let of = 1; of <= 5; of++) {
      let highest = -Infinity;
      let lowest = Infinity;
      const wrong: number[] = [];
      for (let second = 0; second < 4000; second++) {
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

  it('the range up to a second holds every earlier price and lies within the day', () => {
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

/** Joins the bars of consecutive minutes. */
const wholeOf = (bars: readonly Bar[]) => ({
  open: bars[0]?.open,
  high: Math.max(...bars.map(({ high }) => high)),
  low: Math.min(...bars.map(({ low }) => low)),
  close: bars.at(-1)?.close,
});

describe('a day that is cut', () => {
  const anyMinute = fc.integer({ min: 1, max: 1439 });

  it('has the bars of the minutes before and after the cut', () => {
    fc.assert(
      fc.property(anyDay, anySeed, anyMinute, (bar, of, minute) => {
        const [before, after] = cutDay(bar, of, minute);
        expect(before).toMatchObject(wholeOf(minuteBars(bar, of, 0, minute)));
        expect(after).toMatchObject(wholeOf(minuteBars(bar, of, minute, 1440)));
      }),
    );
  });

  it('has so far the prices since the cut', () => {
    fc.assert(
      fc.property(anyDay, anySeed, anyMinute, anyMinute, (bar, of, a, b) => {
        const [from, minute] = a < b ? [a, b] : [b, a];
        expect(daySoFar(bar, of, minute * 60 + 59, from)).toEqual(
          wholeOf(minuteBars(bar, of, from, minute + 1)),
        );
      }),
    );
  });
});

describe('a minute', () => {
  it('summarizes its sixty prices', () => {
    fc.assert(
      fc.property(anyDay, anySeed, fc.integer({ min: 0, max: 1439 }), (whole, of, minute) => {
        const prices = Array.from({ length: 60 }, (_, s) => priceAt(whole, of, minute * 60 + s));
        const bar = {
          open: prices[0],
          high: Math.max(...prices),
          low: Math.min(...prices),
          close: prices.at(-1),
        };
        expect(minuteBars(whole, of, minute, minute + 1)).toEqual([expect.objectContaining(bar)]);
        expect(minuteSoFar(whole, of, minute, 59)).toEqual(bar);
      }),
    );
  });

  it('begins at the end of the previous minute', () => {
    const bars = minuteBars(day, seed, 0, 1440);
    expect(bars).toHaveLength(1440);
    expect(bars.slice(1).map(({ open }) => open)).toEqual(
      bars.slice(0, -1).map(({ close }) => close),
    );
    expect(minuteBars(day, seed, 100, 103)).toEqual(bars.slice(100, 103));
  });
});

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('volume', () => {
  it('volume of all minutes adds up to the day', () => {
    const volumes = minuteVolumes(1_000_003, seed, 0, 1440);
    expect(volumes).toHaveLength(1440);
    expect(sum(volumes)).toBe(1_000_003);
    expect(dayVolume(1_000_003, seed, 86_399)).toBe(1_000_003);
  });

  it('volume of a minute grows with its seconds', () => {
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

  it('varies between minutes and is larger at the ends of the day', () => {
    let [ends, middle] = [0, 0];
    for (let of = 1; of <= 40; of++) {
      const volumes = minuteVolumes(14_400_000, of, 0, 1440);
      ends += sum(volumes.slice(0, 120)) + sum(volumes.slice(1320));
      middle += sum(volumes.slice(600, 840));
      // With an even volume each minute would have 10,000.
      expect(Math.max(...volumes)).toBeGreaterThan(20_000);
      expect(Math.min(...volumes)).toBeLessThan(5000);
    }
    // The four hours at the ends have 0.7 · 4/24 + 0.3 · (1 − (5/6)³) = 0.243 of the volume of the
    // day; the four in the middle 0.7 · 4/24 + 0.3 · (1/6)³ = 0.118.
    expect(ends / middle).toBeGreaterThan(1.6);
    expect(ends / middle).toBeLessThan(2.6);
  });
});
