export interface Bar {
  open: number;
  high: number;
  low: number;
  close: number;
}

/** A bar of several steps, with the variance per step and the seed of its path. */
export interface Stretch extends Bar {
  steps: number;
  variance: number;
  seed: number;
}

const stepsPerUnit = 64;
/** For x from this number on, `decay` returns zero, because e^-x is negligible. */
const decayEnd = 32;
const decayTable = Float64Array.from({ length: decayEnd * stepsPerUnit + 2 }, (_, step) =>
  Math.exp(-step / stepsPerUnit),
);

/** Approximates e^-x for x ≥ 0 to four digits, much faster than `Math.exp`. */
export function decay(x: number): number {
  if (!(x < decayEnd)) return 0;
  const at = x * stepsPerUnit;
  const step = Math.floor(at);
  const value = decayTable[step] ?? 0;
  return value + ((decayTable[step + 1] ?? 0) - value) * (at - step);
}

/**
 * A Brownian bridge between two bounds `range` apart. `from` and `to` are the distances of its ends
 * to the upper bound; `variance` is the variance of the whole move.
 */
export interface PricePath {
  from: number;
  to: number;
  range: number;
  variance: number;
}

/**
 * Probability that a path stays between its bounds, and probability densities that its extreme is
 * exactly the upper bound (`high`), the lower bound (`low`), or that both extremes are bounds.
 */
interface Chances {
  stay: number;
  high: number;
  low: number;
  both: number;
}

/**
 * Smallest distance to a bound as a share of a typical move; with a distance of zero, the path
 * would have probability zero.
 */
const minDistance = 0.02;

/**
 * Probability that a bridge whose ends are `a` and `b` away from a line touches it: e^(−2ab ÷
 * variance), by the reflection principle.
 */
function touchChance(a: number, b: number, variance: number): number {
  return decay((2 * a * b) / variance);
}

/**
 * The method of images: the chance to stay is 1, less the chances to touch either bound, plus the
 * chances to touch one and then the other; longer sequences are negligible. Moving a bound outward
 * by dx lets exactly those paths stay that reach it within dx. So the densities are derivatives of
 * `stay`: by the upper bound (`high`), by the lower bound (`low`), and by both (`both`).
 */
export function chances({ from, to, range, variance }: PricePath): Chances {
  const least = minDistance * Math.sqrt(variance);
  const highFrom = Math.max(least, from);
  const highTo = Math.max(least, to);
  const lowFrom = Math.max(least, range - from);
  const lowTo = Math.max(least, range - to);
  const touchHigh = touchChance(highFrom, highTo, variance);
  const touchLow = touchChance(lowFrom, lowTo, variance);
  const highThenLow = touchChance(range, range - to + from, variance);
  const lowThenHigh = touchChance(range, range - from + to, variance);
  // Derivatives of the exponents of `highThenLow` and `lowThenHigh`; equal for both bounds.
  const highThenLowSlope = (4 * range - 2 * to + 2 * from) / variance;
  const lowThenHighSlope = (4 * range - 2 * from + 2 * to) / variance;
  const slopeChange = 4 / variance;
  const touchBoth = highThenLowSlope * highThenLow + lowThenHighSlope * lowThenHigh;
  return {
    stay: Math.max(0, 1 - touchHigh - touchLow + highThenLow + lowThenHigh),
    high: Math.max(0, (2 * (highFrom + highTo) * touchHigh) / variance - touchBoth),
    low: Math.max(0, (2 * (lowFrom + lowTo) * touchLow) / variance - touchBoth),
    both: Math.max(
      0,
      (highThenLowSlope * highThenLowSlope - slopeChange) * highThenLow +
        (lowThenHighSlope * lowThenHighSlope - slopeChange) * lowThenHigh,
    ),
  };
}

/**
 * Distance between a line and the nearest point of a path that does not touch it. The path begins
 * at the distance `a` from the line and ends at the distance `b`. `rank` is a fraction from 0,
 * which gives the largest distance (the smaller of `a` and `b`), to 1, which gives 0. The path
 * comes within d of the line with the chance `touchChance(a - d, b - d)`, which is solved for d.
 */
function nearest(a: number, b: number, variance: number, rank: number): number {
  const least = touchChance(a, b, variance);
  const chance = least + (1 - least) * (1 - rank);
  return Math.max(0, (a + b - Math.sqrt((a - b) * (a - b) - 2 * variance * Math.log(chance))) / 2);
}

/** Probability that a path far from one bound is near the other, measured on random walks. */
const opposedChance = 0.69;
/**
 * Rate of decrease of `opposedChance`: it is multiplied by e^(−0.6 × distance between the ends² ÷
 * variance).
 */
const opposedFall = 0.6;

/**
 * Distances of a path to its upper and lower bound, zero if reached. `draw(0)` to `draw(2)` are
 * random fractions in [0, 1).
 */
export function nearestOf(
  { from, to, range, variance }: PricePath,
  reachesHigh: boolean,
  reachesLow: boolean,
  draw: (index: number) => number,
): [number, number] {
  const ends = from - to;
  const isOpposed = draw(0) < opposedChance * decay((opposedFall * ends * ends) / variance);
  const oppositeRank = (rank: number) => (isOpposed ? 1 - rank : draw(2));
  if (reachesHigh && reachesLow) return [0, 0];
  if (reachesHigh) {
    const rank = oppositeRank(1 - touchChance(from, to, variance));
    return [0, nearest(range - from, range - to, variance, rank)];
  }
  if (reachesLow) {
    const rank = oppositeRank(1 - touchChance(range - from, range - to, variance));
    return [nearest(from, to, variance, rank), 0];
  }
  const rank = draw(1);
  return [
    nearest(from, to, variance, rank),
    nearest(range - from, range - to, variance, oppositeRank(rank)),
  ];
}
