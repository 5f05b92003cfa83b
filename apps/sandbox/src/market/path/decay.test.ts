import { expect, it } from 'vitest';
import { decay } from './decay.ts';

it('is e to the power of minus x', () => {
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
