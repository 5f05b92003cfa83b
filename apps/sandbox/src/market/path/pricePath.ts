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
/** `decay` gives zero from here on, because e^-x is negligible. */
const last = 32;
const table = Float64Array.from({ length: last * stepsPerUnit + 2 }, (_, i) =>
  Math.exp(-i / stepsPerUnit),
);

/** Approximates e^-x for x ≥ 0 to four digits, much faster than `Math.exp`. */
export function decay(x: number): number {
  if (!(x < last)) return 0;
  const at = x * stepsPerUnit;
  const i = Math.floor(at);
  const left = table[i] ?? 0;
  return left + ((table[i + 1] ?? 0) - left) * (at - i);
}

/**
 * A Brownian path between two bounds `range` apart. `from` and `to` are the distances of its ends
 * to the upper bound; `variance` is the variance of the whole move.
 */
export interface PricePath {
  from: number;
  to: number;
  range: number;
  variance: number;
}

/**
 * Probability that a path stays between its bounds, and densities that it just reaches one or both.
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
const hair = 0.02;

/** Probability that a path with ends `a` and `b` away from a line touches it. */
function touches(a: number, b: number, variance: number): number {
  return decay((2 * a * b) / variance);
}

/** Applies the reflection principle; ignores paths that cross between the bounds more than once. */
export function chances({ from, to, range, variance }: PricePath): Chances {
  const least = hair * Math.sqrt(variance);
  const upFrom = Math.max(least, from);
  const upTo = Math.max(least, to);
  const downFrom = Math.max(least, range - from);
  const downTo = Math.max(least, range - to);
  const up = touches(upFrom, upTo, variance);
  const down = touches(downFrom, downTo, variance);
  const upDown = touches(range, range - to + from, variance);
  const downUp = touches(range, range - from + to, variance);
  const a = (4 * range - 2 * to + 2 * from) / variance;
  const b = (4 * range - 2 * from + 2 * to) / variance;
  const twice = a * upDown + b * downUp;
  const curve = 4 / variance;
  return {
    stay: Math.max(0, 1 - up - down + upDown + downUp),
    high: Math.max(0, (2 * (upFrom + upTo) * up) / variance - twice),
    low: Math.max(0, (2 * (downFrom + downTo) * down) / variance - twice),
    both: Math.max(0, (a * a - curve) * upDown + (b * b - curve) * downUp),
  };
}

/**
 * Distance of a path to a line that it does not touch; `rank` in [0, 1] orders from far to near.
 */
function nearest(a: number, b: number, variance: number, rank: number): number {
  const least = touches(a, b, variance);
  const drawn = least + (1 - least) * (1 - rank);
  return Math.max(0, (a + b - Math.sqrt((a - b) * (a - b) - 2 * variance * Math.log(drawn))) / 2);
}

/** Probability that a path far from one bound is near the other, measured on random walks. */
const opposed = 0.69;
/** Decrease of `opposed` with the distance between the ends of the path. */
const opposedFall = 0.6;

/**
 * Distances of a path to its upper and lower bound, zero if reached. `draw(0)` to `draw(2)` are
 * random fractions in [0, 1).
 */
export function nearestOf(
  { from, to, range, variance }: PricePath,
  reachesHigh: boolean,
  reachesLow: boolean,
  draw: (n: number) => number,
): [number, number] {
  const isOpposed = draw(0) < opposed * decay((opposedFall * (from - to) * (from - to)) / variance);
  const other = (rank: number) => (isOpposed ? 1 - rank : draw(2));
  if (reachesHigh && reachesLow) return [0, 0];
  if (reachesHigh) {
    const rank = other(1 - touches(from, to, variance));
    return [0, nearest(range - from, range - to, variance, rank)];
  }
  if (reachesLow) {
    const rank = other(1 - touches(range - from, range - to, variance));
    return [nearest(from, to, variance, rank), 0];
  }
  const rank = draw(1);
  return [
    nearest(from, to, variance, rank),
    nearest(range - from, range - to, variance, other(rank)),
  ];
}
