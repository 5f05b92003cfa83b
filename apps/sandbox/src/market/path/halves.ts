import { hash, unit } from '../noise.ts';
import { chances, decay, nearestOf, type PricePath, type Stretch } from './pricePath.ts';

/**
 * The two paths of a stretch that is cut at a middle price. `seeksHigh` and `seeksLow` tell whether
 * one of the paths must still reach the high or the low, because neither end of the stretch does.
 */
interface SplitPath {
  first: PricePath;
  second: PricePath;
  seeksHigh: boolean;
  seeksLow: boolean;
}

/** Number of candidate prices for the middle, evenly spread between low and high. */
const candidates = 6;

function splitAt(stretch: Stretch, left: number, middle: number): SplitPath {
  const { open, high, low, close, steps, variance } = stretch;
  const range = high - low;
  const middleToHigh = high - middle;
  return {
    first: { from: high - open, to: middleToHigh, range, variance: left * variance },
    second: {
      from: middleToHigh,
      to: high - close,
      range,
      variance: (steps - left) * variance,
    },
    seeksHigh: high > open && high > close,
    seeksLow: low < open && low < close,
  };
}

/**
 * Returns the likelihoods that the first half reaches both high and low, only high, only low, or
 * neither. In each case the second half reaches those that the first half does not, and both halves
 * stay within the bounds.
 */
function likelihoods({ first, second, seeksHigh, seeksLow }: SplitPath) {
  const before = chances(first);
  const after = chances(second);
  if (seeksHigh && seeksLow) {
    return {
      both: before.both * after.stay,
      high: before.high * after.low,
      low: before.low * after.high,
      none: before.stay * after.both,
    };
  }
  const rest = seeksHigh ? after.high : seeksLow ? after.low : after.stay;
  return {
    both: 0,
    high: seeksHigh ? before.high * after.stay : 0,
    low: seeksLow ? before.low * after.stay : 0,
    none: before.stay * rest,
  };
}

/**
 * Draws the price of a random walk after `left` steps, given open, high, low and close of the bar.
 * By Bayes' theorem, the weight of a candidate price is its density in a bridge from open to close,
 * times the likelihood that the two halves reach high and low. A single pass picks a candidate with a
 * probability that is proportional to its weight.
 */
function middleOf(stretch: Stretch, left: number): number {
  const { open, high, low, close, steps, seed } = stretch;
  const mean = open + ((close - open) * left) / steps;
  const doubleVariance = (2 * stretch.variance * left * (steps - left)) / steps;
  let fraction = (mean - low) / (high - low);
  let sum = 0;
  for (let candidate = 0; candidate < candidates; candidate++) {
    const offset = low + ((high - low) * (candidate + 0.5)) / candidates - mean;
    const likelihood = likelihoods(splitAt(stretch, left, mean + offset));
    const weight =
      decay((offset * offset) / doubleVariance) *
      (likelihood.both + likelihood.high + likelihood.low + likelihood.none);
    sum += weight;
    if (unit(seed, 20 + candidate) * sum < weight)
      fraction = (candidate + unit(seed, 1)) / candidates;
  }
  return high > low ? Math.min(high, Math.max(low, low + (high - low) * fraction)) : high;
}

/**
 * Returns one pair for each half: its distances to the high and to the low. One random draw decides
 * which half reaches the high and which the low.
 */
function nearestOfHalves(stretch: Stretch, left: number, middle: number) {
  const paths = splitAt(stretch, left, middle);
  const { first, second, seeksHigh, seeksLow } = paths;
  const { both, high, low, none } = likelihoods(paths);
  const chance = unit(stretch.seed, 2) * (both + high + low + none);
  const goesUp = chance < both + high;
  const goesDown = chance < both || (!goesUp && chance < both + high + low);
  return [
    nearestOf(
      first,
      seeksHigh ? goesUp : stretch.open === stretch.high,
      seeksLow ? goesDown : stretch.open === stretch.low,
      (index) => unit(stretch.seed, 4 + index),
    ),
    nearestOf(
      second,
      seeksHigh ? !goesUp : stretch.close === stretch.high,
      seeksLow ? !goesDown : stretch.close === stretch.low,
      (index) => unit(stretch.seed, 8 + index),
    ),
  ] as const;
}

/**
 * Stretches with fewer steps are split by `middleOfFew` and `nearestOfFew`, which put the high or
 * the low at the split, and not by weighted random draws.
 */
const fewSteps = 7;

/**
 * Returns the middle price of a short stretch: the high or the low, if neither end reaches it, else
 * a random price.
 */
function middleOfFew({ open, high, low, close, seed }: Stretch): number {
  const isHigh = high > open && high > close;
  const isLow = low < open && low < close;
  if (isHigh && isLow) return unit(seed, 1) < 0.5 ? high : low;
  if (isHigh) return high;
  return isLow ? low : low + (high - low) * unit(seed, 1);
}

/**
 * Returns one pair for each half of a short stretch: its distances to the high and to the low. The
 * second half reaches each extreme that neither the ends nor the middle price reach.
 */
function nearestOfFew({ open, high, low, close }: Stretch, middle: number) {
  const up = high > open && high > middle && high > close ? 0 : Infinity;
  const down = low < open && low < middle && low < close ? 0 : Infinity;
  return [
    [Infinity, Infinity],
    [up, down],
  ] as const;
}

/**
 * Builds one half of `stretch`. `up` and `down` are the distances of the half to the high and the
 * low of `stretch`; with `Infinity` the half goes no further than its own open and close.
 */
function part(
  stretch: Stretch,
  between: { steps: number; open: number; close: number; seed: number },
  [up, down]: readonly [number, number],
): Stretch {
  const { open, close } = between;
  const high = Math.max(open, close, stretch.high - up);
  const low = Math.min(open, close, stretch.low + down);
  return { ...between, high, low, variance: stretch.variance };
}

/**
 * Splits a stretch at a multiple of `size` steps. The halves meet at the middle price, and together
 * have the high and low of the stretch. The bar of each half is computed without its steps.
 */
export function halves(stretch: Stretch, size: number): [Stretch, Stretch] {
  const { open, close, steps, seed } = stretch;
  const left = size * Math.floor(steps / size / 2);
  const isFew = steps < fewSteps;
  const middle = isFew ? middleOfFew(stretch) : middleOf(stretch, left);
  const [first, second] = isFew
    ? nearestOfFew(stretch, middle)
    : nearestOfHalves(stretch, left, middle);
  return [
    part(stretch, { steps: left, open, close: middle, seed: hash(seed, 12) }, first),
    part(stretch, { steps: steps - left, open: middle, close, seed: hash(seed, 13) }, second),
  ];
}
