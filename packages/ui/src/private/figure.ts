/** Size of a figure in CSS pixels at the usual text size. */
export type FigureSize = 12 | 14 | 16 | 20 | 28 | 40;

/** True for a screen's main figure. */
export function isHero(size: FigureSize): boolean {
  return size >= 28;
}

/** Direction of a value. */
export type Direction = 'rise' | 'fall' | 'flat';

/**
 * Reads the direction from formatted figures, so that rounded zero is flat: the first text with a
 * sign decides.
 */
export function directionOf(...texts: readonly string[]): Direction {
  for (const text of texts) {
    if (text.startsWith('+')) return 'rise';
    if (text.startsWith('−')) return 'fall';
  }
  return 'flat';
}
