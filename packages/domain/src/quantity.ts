import type { ProblemCode } from './problem.ts';

export type ParsedQuantity =
  | { readonly ok: true; readonly quantity: number }
  | { readonly ok: false; readonly problem: ProblemCode };

/**
 * Reads a quantity: ASCII digits only, at most 2^53 − 1. Zero is accepted; the checks reject it as
 * too small.
 */
export function parseQuantity(text: string): ParsedQuantity {
  if (text === '') return { ok: false, problem: 'quantity-required' };
  // 2^53 − 1 has sixteen digits; Number is exact enough to compare up to there.
  if (!/^[0-9]{1,16}$/.test(text)) return { ok: false, problem: 'quantity-format' };
  const quantity = Number(text);
  return Number.isSafeInteger(quantity)
    ? { ok: true, quantity }
    : { ok: false, problem: 'quantity-format' };
}

/**
 * Returns `percent` of a maximum quantity, rounded down (decisions: quick picks). Exact up to (2^53
 * − 1) ÷ 100.
 */
export function quantityShare(most: number, percent: number): number {
  return Math.floor((most * percent) / 100);
}
