const width = 100;
const height = 40;

/** Maps values to heights in a box of 100 × 40, 0 at the top. */
export function scaleOf(values: readonly number[]): (value: number) => number {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  return (value) => round(span === 0 ? height / 2 : height - ((value - low) / span) * height);
}

/**
 * SVG path through evenly spaced values in a box of 100 × 40, lowest value at the bottom. Equal
 * values are in the middle; fewer than two values give no line.
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

/** The line closed along the bottom of the box. */
export function areaBelow(line: string): string {
  return line === '' ? '' : `${line}V${height}H0Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
