import { unreadNumber, unreadProblem } from './amount.ts';
import { plainText } from './plainText.ts';
import type { Problem } from './problem.ts';

export type ParsedQuantity =
  | { readonly ok: true; readonly quantity: number }
  | { readonly ok: false; readonly problem: Problem };

/**
 * Reads a quantity: digits only (spec §5), at most 2^53 − 1. Zero is accepted; the checks reject it
 * as too small. A problem belongs to the field `quantity`.
 */
export function parseQuantity(text: string): ParsedQuantity {
  const typed = plainText(text);
  // 2^53 − 1 has sixteen digits, so longer text is too large without a conversion to Number.
  const quantity = /^[0-9]{1,16}$/.test(typed) ? Number(typed) : Number.NaN;
  if (Number.isSafeInteger(quantity)) return { ok: true, quantity };
  const problem = unreadProblem(unreadNumber(typed), 'quantity', {
    missing: 'quantity-required',
    'not-whole': 'quantity-format',
    'no-number': 'quantity-format',
  });
  return { ok: false, problem };
}
