import type { ProblemCode } from '../problem/index.ts';
import { type DecimalText, parseDecimal } from './decimal.ts';

export type ParsedWholeAmount =
  | { readonly ok: true; readonly amount: DecimalText }
  | {
      readonly ok: false;
      readonly problem: Extract<
        ProblemCode,
        'amount-required' | 'amount-format' | 'amount-not-whole'
      >;
    };

/** No sum beyond a trillion dollars: one has slipped on a key, and cents would not hold many. */
const digits = /^[0-9]{1,12}$/;
/** A number to somebody: with points, commas or spaces between digits. */
const separated = /^[0-9]+(?:[., '’][0-9]+)+$/;

/**
 * Reads an amount of whole dollars as a customer types it: digits only (spec §5). Grouping and cents
 * are `amount-not-whole`, never guessed away; whatever else is no number is `amount-format`. Spaces
 * around the amount are dropped, and zeros before it.
 */
export function parseWholeAmount(text: string): ParsedWholeAmount {
  const typed = text.trim();
  if (typed === '') return { ok: false, problem: 'amount-required' };
  const amount = digits.test(typed) ? parseDecimal(typed) : null;
  if (amount !== null) return { ok: true, amount };
  return { ok: false, problem: separated.test(typed) ? 'amount-not-whole' : 'amount-format' };
}
