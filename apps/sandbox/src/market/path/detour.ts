import { hash, unit } from '../noise.ts';
import { chances, decay, nearestOf, type PricePath, type Stretch } from './pricePath.ts';

/**
 * The two paths of a stretch that is cut at a middle price. `seeksHigh` and `seeksLow` tell whether
 * one of them must still reach the high or low, because no end of the stretch does.
 */
interface Detour {
  first: PricePath;
  second: PricePath;
  seeksHigh: boolean;
  seeksLow: boolean;
}

/** Candidate positions of the middle. */
const places = 6;

function detour(of: Stretch, left: number, middle: number): Detour {
  const { open, high, low, close, steps, variance } = of;
  const range = high - low;
  const by = high - middle;
  return {
    first: { from: high - open, to: by, range, variance: left * variance },
    second: { from: by, to: high - close, range, variance: (steps - left) * variance },
    seeksHigh: high > open && high > close,
    seeksLow: low < open && low < close,
  };
}

/** Likelihoods that the first half reaches high and low, high only, low only, or neither. */
function likelihoods({ first, second, seeksHigh, seeksLow }: Detour) {
  const l = chances(first);
  const r = chances(second);
  if (seeksHigh && seeksLow) {
    return {
      both: l.both * r.stay,
      high: l.high * r.low,
      low: l.low * r.high,
      none: l.stay * r.both,
    };
  }
  const none = seeksHigh ? l.stay * r.high : seeksLow ? l.stay * r.low : l.stay * r.stay;
  return {
    both: 0,
    high: seeksHigh ? l.high * r.stay : 0,
    low: seeksLow ? l.low * r.stay : 0,
    none,
  };
}

/**
 * Draws a price inside the bar, with `left` steps before it. It is distributed like the price of a
 * random walk whose open, high, low and close are those of the bar.
 */
function middleOf(of: Stretch, left: number): number {
  const { open, high, low, close, steps, seed } = of;
  const mean = open + ((close - open) * left) / steps;
  const spread = (2 * of.variance * left * (steps - left)) / steps;
  let found = (mean - low) / (high - low);
  let sum = 0;
  for (let place = 0; place < places; place++) {
    const off = low + ((high - low) * (place + 0.5)) / places - mean;
    const { both, high: a, low: b, none } = likelihoods(detour(of, left, mean + off));
    const weight = decay((off * off) / spread) * (both + a + b + none);
    sum += weight;
    if (unit(seed, 20 + place) * sum < weight) found = (place + unit(seed, 1)) / places;
  }
  return high > low ? Math.min(high, Math.max(low, low + (high - low) * found)) : high;
}

/** Distances of the halves to high and low: up and down of the first, up and down of the second. */
function nearestOfHalves(of: Stretch, left: number, middle: number) {
  const through = detour(of, left, middle);
  const { first, second, seeksHigh, seeksLow } = through;
  const { both, high, low, none } = likelihoods(through);
  const chance = unit(of.seed, 2) * (both + high + low + none);
  const goesUp = chance < both + high;
  const goesDown = chance < both || (!goesUp && chance < both + high + low);
  return [
    nearestOf(
      first,
      seeksHigh ? goesUp : of.open === of.high,
      seeksLow ? goesDown : of.open === of.low,
      (n) => unit(of.seed, 4 + n),
    ),
    nearestOf(
      second,
      seeksHigh ? !goesUp : of.close === of.high,
      seeksLow ? !goesDown : of.close === of.low,
      (n) => unit(of.seed, 8 + n),
    ),
  ] as const;
}

/** Stretches with fewer steps go straight to their low and high. */
const fewSteps = 7;

/** Middle of a short stretch: an inner low or high, if there is one. */
function middleOfFew({ open, high, low, close, seed }: Stretch): number {
  const isHigh = high > open && high > close;
  const isLow = low < open && low < close;
  if (isHigh && isLow) return unit(seed, 1) < 0.5 ? high : low;
  if (isHigh) return high;
  return isLow ? low : low + (high - low) * unit(seed, 1);
}

/**
 * Distances of the halves of a short stretch to high and low. The second half reaches the extreme
 * that the middle price is not.
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
 * Builds one half of `of`. `up` and `down` are its distances to the high and the low of `of`;
 * `Infinity` leaves only its own ends.
 */
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
 * Splits a stretch between two of its pieces of `size` steps. The halves meet at the middle price,
 * and together have the same high and low. The bar of each half is known without its steps.
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
