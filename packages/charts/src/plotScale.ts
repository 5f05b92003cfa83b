/** The height of a value in a box of 100, 0 at the top; equal values lie in the middle. */
export function scaleOf(values: readonly number[]): (value: number) => number {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  return (value) => (span > 0 ? Math.round((1 - (value - low) / span) * 10_000) / 100 : 50);
}
