const width = 100;
const height = 40;

/** The height of a value in a box of 100 × 40, 0 at the top: the lowest of them lies at the bottom. */
export function scaleOf(values: readonly number[]): (value: number) => number {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  return (value) => round(span === 0 ? height / 2 : height - ((value - low) / span) * height);
}

/**
 * A line through values at even distances as SVG path data in a box of 100 × 40, lowest value at the
 * bottom. Equal values lie in the middle; fewer than two make no line.
 */
export function linePath(points: readonly number[], yOf = scaleOf(points)): string {
  if (points.length < 2) return '';
  return points
    .map((value, index) => {
      const x = (index / (points.length - 1)) * width;
      return `${index === 0 ? 'M' : 'L'}${round(x)} ${yOf(value)}`;
    })
    .join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
