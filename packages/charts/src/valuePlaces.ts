/** Value of an account or a price at a moment. */
export interface ValuePoint {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly value: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface PlotBox {
  readonly width: number;
  readonly height: number;
  /** Minimum range of values that the height spans. */
  readonly leastSpan: number;
}

/**
 * Maps values to a box: time from left to right, the highest value at the top. If the values span
 * less than `leastSpan`, they stay around the middle. Returns no places for fewer than two points,
 * or for points at the same time.
 */
export function placesOf(
  points: readonly ValuePoint[],
  { width, height, leastSpan }: PlotBox,
): Place[] {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined || last.at <= first.at) return [];
  let low = first.value;
  let high = first.value;
  for (const { value } of points) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  const span = Math.max(high - low, leastSpan) || 1;
  const middle = (low + high) / 2;
  return points.map(({ at, value }) => ({
    x: ((at - first.at) / (last.at - first.at)) * width,
    y: height / 2 - ((value - middle) / span) * height,
  }));
}

/** Index of the point that is nearest to a horizontal position between 0 (left edge) and 1. */
export function nearestPoint(points: readonly ValuePoint[], fraction: number): number {
  const first = points[0]?.at ?? 0;
  const at = first + fraction * ((points.at(-1)?.at ?? first) - first);
  let nearest = 0;
  points.forEach((point, index) => {
    if (Math.abs(point.at - at) < Math.abs((points[nearest]?.at ?? first) - at)) nearest = index;
  });
  return nearest;
}

/** The `points` of an SVG polyline. */
export function lineThrough(places: readonly Place[]): string {
  return places.map(({ x, y }) => `${x},${y}`).join(' ');
}
