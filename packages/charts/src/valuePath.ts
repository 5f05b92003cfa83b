/** One value of an account or a price at a moment. */
export interface ValuePoint {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly value: number;
}

/** A line and the ground below it as SVG path data, in a box of `width` × `height`. */
export interface ValuePath {
  readonly line: string;
  readonly area: string;
  /** Of the first value: where the dotted line lies. */
  readonly startY: number;
  /** Where each point lies. */
  readonly places: readonly (readonly [x: number, y: number])[];
}

/**
 * Lays values into a box: time from left to right, the lowest value at the bottom. Equal values lie
 * in the middle. Fewer than two points, or no time between them, make no line.
 */
export function valuePath(
  points: readonly ValuePoint[],
  width: number,
  height: number,
): ValuePath | null {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined || last.at <= first.at) return null;
  let low = first.value;
  let high = first.value;
  for (const { value } of points) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  const places = points.map(
    ({ at, value }) =>
      [
        round(((at - first.at) / (last.at - first.at)) * width),
        round(high === low ? height / 2 : height - ((value - low) / (high - low)) * height),
      ] as const,
  );
  const line = places.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const [, startY = height / 2] = places[0] ?? [];
  return { line, area: `${line}V${height}H0Z`, startY, places };
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

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
