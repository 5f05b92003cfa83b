import { compare, subtract } from '../money/arithmetic.ts';
import type { DecimalText } from '../money/decimal.ts';
import type { Problem } from '../problem/index.ts';

/** Whether a balance pays a total, both US dollars; at most one problem, none while it is not known. */
export function fundsProblems(
  total: DecimalText,
  balance: DecimalText | null,
  field: string,
): Problem[] {
  if (balance === null || compare(total, balance) <= 0) return [];
  const values = { total, balance, missing: subtract(total, balance) };
  return [{ code: 'insufficient-funds', field, values }];
}
