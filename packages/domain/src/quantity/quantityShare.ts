/**
 * A share of the most that may be ordered, in whole pieces: `percent` of `most`, rounded down
 * (decisions: quick picks). Both are whole and not below zero; exact up to 2^53 − 1 over 100.
 */
export function quantityShare(most: number, percent: number): number {
  return Math.floor((most * percent) / 100);
}
