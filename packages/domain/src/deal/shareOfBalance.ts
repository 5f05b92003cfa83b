import { divide, isZero, multiply, roundToCents } from '../money/arithmetic.ts';
import type { DecimalText } from '../money/decimal.ts';

/** What part of a balance a total takes, percent with two places, half up; null of no balance. */
export function shareOfBalance(total: DecimalText, balance: DecimalText): DecimalText | null {
  return isZero(balance) ? null : roundToCents(multiply(divide(total, balance), '100'));
}
