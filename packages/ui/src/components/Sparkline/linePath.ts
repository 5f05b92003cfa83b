const width = 100;
const height = 40;

/**
 * Minimum range of the axis as a fraction of the middle between the lowest and the highest value,
 * so that a small change does not look like a crash.
 */
const minSpan = 0.02;

/**
 * Maps values to y coordinates in a box of 100 × 40, 0 at the top. The axis reaches at least 1 %
 * above and below the middle between the lowest and the highest value.
 */
export function scaleOf(values: readonly number[]): (value: number) => number {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const middle = (low + high) / 2;
  const span = Math.max(high - low, Math.abs(middle) * minSpan) || 1;
  return (value) => round(height / 2 - ((value - middle) / span) * height);
}

/**
 * SVG path through evenly spaced values in a box of 100 × 40, the highest value at the top. Fewer
 * than two values give no line.
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

/** Area between the line and a horizontal line at `y`, by default the bottom of the box. */
export function areaTo(line: string, y = height): string {
  return line === '' ? '' : `${line}V${y}H0Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
