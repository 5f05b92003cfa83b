import { divide, multiply, roundToCents } from '../money/arithmetic.ts';
import type { DecimalText } from '../money/decimal.ts';

/** What a participation earns at a return in percent over its period, to the cent, half up. */
export function fundReturn(amount: DecimalText, percent: DecimalText): DecimalText {
  return roundToCents(divide(multiply(amount, percent), '100'));
}
