/** How large a figure stands, in CSS pixels at the normal text size. */
export type FigureSize = 12 | 14 | 16 | 20 | 28 | 40;

/** The figure that a screen is about. */
export function isHero(size: FigureSize): boolean {
  return size >= 28;
}

/** Which way a value went. */
export type Direction = 'rise' | 'fall' | 'flat';

/** Reads the direction off the sign of decimal text; null, zero and "-0.00" are flat. */
export function directionOf(value: string | null): Direction {
  if (value === null || !/[1-9]/.test(value)) return 'flat';
  return value.startsWith('-') ? 'fall' : 'rise';
}
