import { expect, it } from 'vitest';
import { closesAfter } from './useSwipeDown.ts';

const slowly = 10_000;

it.each([
  // A slow pull closes by its length alone.
  [95, slowly, false],
  [96, slowly, false],
  [97, slowly, true],
  // A shorter pull closes by its speed: more than half a pixel per millisecond.
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
