import type { ProblemCode } from '../problem/index.ts';
import { type DecimalText, parseDecimal } from './decimal.ts';

export type ParsedAmount =
  | { readonly ok: true; readonly amount: DecimalText }
  | { readonly ok: false; readonly problem: ProblemCode };

/** `1234`, `1234.5`, `1234.50`: no grouping, at most cents. */
const plain = /^[0-9]+(?:\.[0-9]{1,2})?$/;
/** `1,234.50` and `1,234,567`: grouped, and read the same way by everybody. */
const grouped = /^[0-9]{1,3}(?:,[0-9]{3})+\.[0-9]{1,2}$|^[0-9]{1,3}(?:,[0-9]{3}){2,}$/;
/** Digits, points and commas only: a number to somebody, though not to everybody. */
const numberLike = /^[0-9]+(?:[.,][0-9]+)+$/;

/**
 * Reads an amount as a customer types it. Only what has one reading is taken: `1.234,50`, `1,234`
 * and `1.234` mean different sums in different countries and are `ambiguous-amount`, never guessed.
 * Spaces around the amount are dropped; nothing else is.
 */
export function parseAmount(text: string): ParsedAmount {
  const typed = text.trim();
  if (typed === '') return { ok: false, problem: 'amount-required' };
  const amount =
    plain.test(typed) || grouped.test(typed) ? parseDecimal(typed.replaceAll(',', '')) : null;
  if (amount !== null) return { ok: true, amount };
  return { ok: false, problem: numberLike.test(typed) ? 'ambiguous-amount' : 'amount-format' };
}
