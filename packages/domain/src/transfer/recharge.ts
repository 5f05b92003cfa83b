import { limits } from '../constants/limits.ts';
import { rechargePreviewRate } from '../constants/rates.ts';
import { multiply, roundToCents } from '../money/arithmetic.ts';
import type { DecimalText } from '../money/decimal.ts';
import type { Problem } from '../problem/index.ts';
import { amountProblems } from './amountProblems.ts';

export interface RechargeInput {
  /** As typed. */
  readonly amountText: string;
  /** How the money comes in; null while none is chosen. */
  readonly method: string | null;
}

/**
 * Checks a recharge (spec §5): whole dollars, at least 5000, and a method. At most one problem of
 * each field, `amount` and `method`.
 */
export function checkRecharge({ amountText, method }: RechargeInput): Problem[] {
  const problems = amountProblems(amountText, {
    required: 'recharge-amount-required',
    format: 'recharge-amount-format',
    belowMinimum: 'recharge-below-minimum',
    minimum: limits.rechargeMinimum,
  });
  if (method !== null) return problems;
  return [...problems, { code: 'recharge-method-required', field: 'method' }];
}

/** The figure shown beside a recharge: 5 % of it (spec §9), to the cent. Neither a fee nor a bonus. */
export function rechargePreview(amount: DecimalText): DecimalText {
  return roundToCents(multiply(amount, rechargePreviewRate));
}
