import * as fc from 'fast-check';
import type { DecimalText } from './decimal.ts';

/** Amounts of whole cents, formatted without the code under test. Limits are in cents. */
export function cents(
  min = -1_000_000_000_000,
  max = 1_000_000_000_000,
): fc.Arbitrary<DecimalText> {
  return fc.integer({ min, max }).map((value) => fixed(value, 2));
}

/** Positive prices with up to four places. */
export function finePrices(): fc.Arbitrary<DecimalText> {
  return fc.integer({ min: 1, max: 50_000_000 }).map((value) => fixed(value, 4));
}

function fixed(value: number, places: number): string {
  const digits = `${Math.abs(value)}`.padStart(places + 1, '0');
  return `${value < 0 ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
