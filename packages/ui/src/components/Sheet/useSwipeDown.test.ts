import { expect, it } from 'vitest';
import { closesAfter } from './useSwipeDown.ts';

const slowly = 10_000;

it.each([
  // Slowly, by its length alone.
  [95, slowly, false],
  [96, slowly, false],
  [97, slowly, true],
  // Less far, by its speed: more than half a pixel in a millisecond.
  [50, 99, true],
  [50, 100, false],
  [50, 101, false],
  // A tap does not count as a flick, at any speed.
  [23, 0, false],
  [24, 0, false],
  [25, 0, true],
  [-200, 10, false],
])('a pull of %i px in %i ms closes: %s', (distance, ms, closes) => {
  expect(closesAfter(distance, ms)).toBe(closes);
});
