const width = 100;
const height = 40;

/**
 * A line through values at even distances as SVG path data in a box of 100 × 40, lowest value at the
 * bottom. Equal values lie in the middle; fewer than two make no line.
 */
export function linePath(points: readonly number[]): string {
  if (points.length < 2) return '';
  const low = Math.min(...points);
  const span = Math.max(...points) - low;
  return points
    .map((value, index) => {
      const x = (index / (points.length - 1)) * width;
      const y = span === 0 ? height / 2 : height - ((value - low) / span) * height;
      return `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`;
    })
    .join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
