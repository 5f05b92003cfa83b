/** One value of an account or a price at a moment. */
export interface ValuePoint {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly value: number;
}

/** A point of the picture. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * Places values in a box: time from left to right, the lowest value at the bottom. Equal values lie in
 * the middle. Empty for fewer than two points, or with no time between them.
 */
export function placesOf(points: readonly ValuePoint[], width: number, height: number): Place[] {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined || last.at <= first.at) return [];
  let low = first.value;
  let high = first.value;
  for (const { value } of points) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return points.map(({ at, value }) => ({
    x: ((at - first.at) / (last.at - first.at)) * width,
    y: high === low ? height / 2 : height - ((value - low) / (high - low)) * height,
  }));
}

/** The point nearest to a place between the left edge, 0, and the right one, 1. */
export function nearestPoint(points: readonly ValuePoint[], share: number): number {
  const first = points[0]?.at ?? 0;
  const at = first + share * ((points.at(-1)?.at ?? first) - first);
  let nearest = 0;
  points.forEach((point, index) => {
    if (Math.abs(point.at - at) < Math.abs((points[nearest]?.at ?? first) - at)) nearest = index;
  });
  return nearest;
}
