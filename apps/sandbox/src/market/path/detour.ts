import { unit } from '../noise.ts';
import { decay } from './decay.ts';
import type { Stretch } from './stretch.ts';
import { chances, nearestOf, type PricePath } from './pricePath.ts';

/** A stretch through a price in between: two paths, and what neither end of the whole has reached yet. */
interface Detour {
  first: PricePath;
  second: PricePath;
  seeksHigh: boolean;
  seeksLow: boolean;
}

/** How many places for the middle are weighed against one another. */
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

/** How likely the first half reaches the high and the low, the high alone, the low alone, neither. */
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

/** A middle as a random walk has it which begins, ends and turns round at the prices of the bar. */
export function middleOf(of: Stretch, left: number): number {
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

/** How near the halves come to high and low: up and down of the first, up and down of the second. */
export function nearestOfHalves(of: Stretch, left: number, middle: number) {
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
