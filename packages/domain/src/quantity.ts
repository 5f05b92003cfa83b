import type { ProblemCode } from './problem.ts';

export type ParsedQuantity =
  | { readonly ok: true; readonly quantity: number }
  | { readonly ok: false; readonly problem: ProblemCode };

/**
 * Reads a quantity: ASCII digits and nothing else, at most 2^53 − 1. Signs, exponents, other bases,
 * other scripts' digits, spaces and grouping are refused, never coerced. Zero is a quantity here;
 * the checks say that it is too small.
 */
export function parseQuantity(text: string): ParsedQuantity {
  if (text === '') return { ok: false, problem: 'quantity-required' };
  // Sixteen digits hold 2^53 - 1; only then is Number exact enough to be asked.
  if (!/^[0-9]{1,16}$/.test(text)) return { ok: false, problem: 'quantity-format' };
  const quantity = Number(text);
  return Number.isSafeInteger(quantity)
    ? { ok: true, quantity }
    : { ok: false, problem: 'quantity-format' };
}

/**
 * A share of the most that may be ordered, in whole pieces: `percent` of `most`, rounded down
 * (decisions: quick picks). Both are whole and not below zero; exact up to 2^53 − 1 over 100.
 */
export function quantityShare(most: number, percent: number): number {
  return Math.floor((most * percent) / 100);
}
