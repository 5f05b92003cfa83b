import { hash, unit } from '../noise.ts';
import { middleOf, nearestOfHalves } from './detour.ts';
import type { Stretch } from './stretch.ts';

/** Stretches of fewer steps take the shortest way to their low and high. */
const fewSteps = 7;

/** The middle of few steps: a low or high that is neither open nor close, if there is one. */
function middleOfFew({ open, high, low, close, seed }: Stretch): number {
  const isHigh = high > open && high > close;
  const isLow = low < open && low < close;
  if (isHigh && isLow) return unit(seed, 1) < 0.5 ? high : low;
  if (isHigh) return high;
  return isLow ? low : low + (high - low) * unit(seed, 1);
}

/** How near the halves of few steps come: what the middle is not, the second reaches. */
function nearestOfFew({ open, high, low, close }: Stretch, middle: number) {
  const up = high > open && high > middle && high > close ? 0 : Infinity;
  const down = low < open && low < middle && low < close ? 0 : Infinity;
  return [
    [Infinity, Infinity],
    [up, down],
  ] as const;
}

/** The part of a stretch between two of its prices that comes as near to its high and low as told. */
function part(
  of: Stretch,
  between: { steps: number; open: number; close: number; seed: number },
  [up, down]: readonly [number, number],
): Stretch {
  const { open, close } = between;
  const high = Math.max(open, close, of.high - up);
  const low = Math.min(open, close, of.low + down);
  return { ...between, high, low, variance: of.variance };
}

/**
 * Cuts a stretch of two or more pieces of `size` steps in two, between pieces. The halves meet at one
 * price, the higher of their highs is the high of the whole, the lower of their lows its low; each
 * knows its own without its steps.
 */
export function halves(of: Stretch, size: number): [Stretch, Stretch] {
  const { open, close, steps, seed } = of;
  const left = size * Math.floor(steps / size / 2);
  const isFew = steps < fewSteps;
  const middle = isFew ? middleOfFew(of) : middleOf(of, left);
  const [first, second] = isFew ? nearestOfFew(of, middle) : nearestOfHalves(of, left, middle);
  return [
    part(of, { steps: left, open, close: middle, seed: hash(seed, 12) }, first),
    part(of, { steps: steps - left, open: middle, close, seed: hash(seed, 13) }, second),
  ];
}
