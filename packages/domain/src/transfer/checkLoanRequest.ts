import { limits } from '../constants/limits.ts';
import { compare } from '../money/arithmetic.ts';
import type { DecimalText } from '../money/decimal.ts';
import { parseWholeAmount } from '../money/parseWholeAmount.ts';
import type { Problem } from '../problem/index.ts';
import { amountProblems } from './amountProblems.ts';

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
  const parsed = parseWholeAmount(amountText);
  if (problems.length > 0 || !parsed.ok || remaining === null) return problems;
  if (compare(parsed.amount, remaining) <= 0) return [];
  return [{ code: 'loan-above-limit', field: 'amount', values: { max: remaining } }];
}
