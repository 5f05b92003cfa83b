/** The size of a figure, in CSS pixels at the normal text size. */
export type FigureSize = 12 | 14 | 16 | 20 | 28 | 40;

/** The figure that a screen is about. */
export function isHero(size: FigureSize): boolean {
  return size >= 28;
}

/** Which way a value went. */
export type Direction = 'rise' | 'fall' | 'flat';

/**
 * Reads the direction off a signed figure as it is written, so that what rounds to nothing neither
 * rises nor falls: the first of the texts that has a sign decides.
 */
export function directionOf(...written: readonly string[]): Direction {
  for (const text of written) {
    if (text.startsWith('+')) return 'rise';
    if (text.startsWith('−')) return 'fall';
  }
  return 'flat';
}
