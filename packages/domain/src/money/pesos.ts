import { multiply, roundToCents } from './arithmetic.ts';
import type { DecimalText } from './decimal.ts';

/**
 * Pesos for an amount of dollars at a rate in pesos for a dollar, rounded half up to the centavo.
 * An estimate, always shown as one (spec §9 `rates`).
 */
export function toPesos(usd: DecimalText, rate: DecimalText): DecimalText {
  return roundToCents(multiply(usd, rate));
}
