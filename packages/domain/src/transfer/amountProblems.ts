import { compare } from '../money/arithmetic.ts';
import type { DecimalText } from '../money/decimal.ts';
import { parseWholeAmount } from '../money/parseWholeAmount.ts';
import type { Problem, ProblemCode } from '../problem/index.ts';

/** What a form makes of the common rule for amounts that come in or go out. */
export interface AmountRule {
  /** Said where nothing is typed. */
  readonly required: ProblemCode;
  /** Said of what is no number. */
  readonly format: ProblemCode;
  /** Said below the minimum, with `min`. */
  readonly belowMinimum: ProblemCode;
  /** US dollars. */
  readonly minimum: DecimalText;
}

/** Checks an amount of whole dollars, as typed; at most one problem, of the field `amount`. */
export function amountProblems(text: string, rule: AmountRule): Problem[] {
  const field = 'amount';
  const parsed = parseWholeAmount(text);
  if (parsed.ok) {
    if (compare(parsed.amount, rule.minimum) >= 0) return [];
    return [{ code: rule.belowMinimum, field, values: { min: rule.minimum } }];
  }
  const codes = {
    'amount-required': rule.required,
    'amount-format': rule.format,
    'amount-not-whole': 'amount-not-whole',
  } as const;
  return [{ code: codes[parsed.problem], field }];
}
