import { scaleLinear } from '@visx/scale';
import type { Extent } from '../series/Pyramid.ts';

export type LinearScale = ReturnType<typeof scaleLinear<number>>;

type Span = readonly [number, number];

export interface Affine {
  readonly slope: number;
  readonly offset: number;
}

export function createScale(): LinearScale {
  return scaleLinear<number>({ domain: [0, 1], range: [0, 1] });
}

/** Returns the mapping of the domain to the range: `position = slope × value + offset`. */
export function affineOf([start, end]: Span, [from, to]: Span): Affine {
  const slope = (to - from) / (end - start);
  return { slope, offset: from - slope * start };
}

/** Space above and, as much again, below the prices, as a share of the range that they span. */
const margin = 0.07;

/**
 * Minimum range of a line's price axis, as a share of the middle price (±1 %), so that a small
 * change does not look like a large one.
 */
const minLineSpan = 0.02;

/**
 * Returns the domain of the price axis for an extent, which stays in the middle. A line that needs
 * the minimum range has space around it already, so that range has no margins.
 */
export function priceDomain({ low, high }: Extent, shape: 'line' | 'candles'): [number, number] {
  if (!(low <= high)) return [0, 1];
  const middle = (low + high) / 2;
  const least = Math.abs(middle) * minLineSpan || 1;
  const spaced = (high - low) * (1 + 2 * margin);
  const span = shape === 'line' ? Math.max(spaced, least) : spaced || least;
  return [middle - span / 2, middle + span / 2];
}
