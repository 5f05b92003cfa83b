import { parseAmount } from './amount.ts';
import { creditScore, limits } from './limits.ts';
import type { DecimalText } from './decimal.ts';
import { compare, divide, multiply, roundToCents } from './money.ts';
import type { Problem } from './problem.ts';
import { amountProblems } from './transfer.ts';

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
 * Null where rate or days are not known: then the cost is unknown (decisions).
 */
export function loanCost(amount: DecimalText, { rate, days }: LoanTerms): DecimalText | null {
  if (rate === null || days === null) return null;
  const dollarDays = multiply(multiply(amount, rate), String(days));
  return roundToCents(divide(dollarDays, String(100 * yearDays)));
}

export interface LoanRequestInput {
  /** As typed. */
  readonly amountText: string;
  /** What may still be borrowed, US dollars; null while it is not known. */
  readonly remaining: DecimalText | null;
}

/**
 * Checks the request for a loan (spec §5): whole dollars, at least 500, and no more than what may
 * still be borrowed once that is known. At most one problem, of the field `amount`.
 */
export function checkLoanRequest({ amountText, remaining }: LoanRequestInput): Problem[] {
  const problems = amountProblems(amountText, {
    required: 'amount-required',
    format: 'loan-amount-format',
    belowMinimum: 'loan-below-minimum',
    minimum: limits.loanMinimum,
  });
  const parsed = parseAmount(amountText);
  if (problems.length > 0 || !parsed.ok || remaining === null) return problems;
  if (compare(parsed.amount, remaining) <= 0) return [];
  return [{ code: 'loan-above-limit', field: 'amount', values: { max: remaining } }];
}

/** What a credit score says: `none` without data. */
export type CreditStanding = 'none' | 'good' | 'low';

/**
 * Reads a credit score (spec §9): 80 and more is good. The default of 100, or no score at all, means
 * that nothing is known, and is not to be shown as a score.
 */
export function creditStanding(score: DecimalText | null): CreditStanding {
  if (score === null || compare(score, String(creditScore.default)) === 0) return 'none';
  return compare(score, String(creditScore.good)) >= 0 ? 'good' : 'low';
}
