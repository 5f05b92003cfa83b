import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { halves } from './halves.ts';
import { decay, type Stretch } from './pricePath.ts';

it('equals e to the power of minus x', () => {
  expect(decay(0)).toBe(1);
  expect(decay(0.01)).toBeCloseTo(0.99005, 4);
  expect(decay(1)).toBeCloseTo(0.36788, 4);
  expect(decay(4.6052)).toBeCloseTo(0.01, 4);
  expect([decay(31.999), decay(32), decay(Infinity)].map((value) => value < 1e-13)).toEqual([
    true,
    true,
    true,
  ]);
});

/** Two steps: the only price between them is the high, because neither end reaches it. */
const hill: Stretch = { open: 1, high: 5, low: 1, close: 2, steps: 2, variance: 1, seed: 3 };

const price = fc.double({ min: 1, max: 100, noNaN: true });
const anyStretch = fc
  .tuple(
    fc.array(price, { minLength: 4, maxLength: 4 }),
    fc.integer({ min: 3, max: 5000 }),
    fc.double({ min: 0, max: 50, noNaN: true }),
    fc.integer(),
  )
  .map(([prices, steps, variance, seed]): Stretch => {
    const [open = 1, close = 1] = prices;
    const [low, high] = [Math.min(...prices), Math.max(...prices)];
    return { open, high, low, close, steps, variance, seed };
  });

describe('halves', () => {
  it('halves of two steps meet at the price between them', () => {
    const [up, down] = halves(hill, 1);
    expect(up).toMatchObject({ open: 1, high: 5, low: 1, close: 5, steps: 1 });
    expect(down).toMatchObject({ open: 5, high: 5, low: 2, close: 2, steps: 1 });
  });

  it('leave enough prices for low and high of three steps', () => {
    for (let seed = 0; seed < 20; seed++) {
      const [one, two] = halves({ ...hill, low: 0.5, steps: 3, seed }, 1);
      const prices = [one.open, one.close, ...halves(two, 1).map(({ close }) => close)];
      expect([Math.min(...prices), Math.max(...prices)]).toEqual([0.5, 5]);
    }
  });

  it('halves are cut between whole pieces', () => {
    const cut = halves({ ...hill, steps: 45 * 59 }, 59);
    expect(cut.map(({ steps }) => steps)).toEqual([22 * 59, 23 * 59]);
  });

  it('together visit the prices of the whole path', () => {
    fc.assert(
      fc.property(anyStretch, (whole) => {
        const [left, right] = halves(whole, 1);
        expect([left.open, right.close]).toEqual([whole.open, whole.close]);
        expect(left.close).toBe(right.open);
        expect(Math.max(left.high, right.high)).toBe(whole.high);
        expect(Math.min(left.low, right.low)).toBe(whole.low);
        for (const { open, high, low, close } of [left, right]) {
          expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
          expect(low).toBeLessThanOrEqual(Math.min(open, close));
        }
      }),
      { numRuns: 1000 },
    );
  });
});
