import { divide, multiply, roundToCents } from '../money/arithmetic.ts';
import type { DecimalText } from '../money/decimal.ts';

/** What borrowing costs; null for what the upstream does not say. */
export interface LoanTerms {
  /** Percent a year. */
  readonly rate: DecimalText | null;
  readonly days: number | null;
}

/** Days of the year that interest is reckoned by. */
const yearDays = 365;

/**
 * The interest on a loan over its whole time, to the cent, half up: amount × rate × days ÷ 365.
 * Null where rate or days are not known: then nobody knows the cost (decisions).
 */
export function loanCost(amount: DecimalText, { rate, days }: LoanTerms): DecimalText | null {
  if (rate === null || days === null) return null;
  const dollarDays = multiply(multiply(amount, rate), String(days));
  return roundToCents(divide(dollarDays, String(100 * yearDays)));
}
