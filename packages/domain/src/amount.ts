import { type DecimalText, parseDecimal } from './decimal.ts';

export type ParsedAmount =
  | { readonly ok: true; readonly amount: DecimalText }
  | { readonly ok: false; readonly problem: 'missing' | 'no-number' | 'not-whole' };

/** Twelve digits at most: a longer amount is a typing error. */
const digits = /^[0-9]{1,12}$/;
/** A number with points, commas or spaces between its digits. */
const separated = /^[0-9]+(?:[., '’][0-9]+)+$/;

/**
 * Reads whole dollars as a customer types them: digits only (spec §5). Grouping and cents are
 * `not-whole`: `1.234,50`, `1,234` and `1.234` mean different sums in different countries and are
 * never guessed (decisions). Trims spaces and drops leading zeros.
 */
export function parseAmount(text: string): ParsedAmount {
  const typed = text.trim();
  if (typed === '') return { ok: false, problem: 'missing' };
  const amount = digits.test(typed) ? parseDecimal(typed) : null;
  if (amount !== null) return { ok: true, amount };
  return { ok: false, problem: separated.test(typed) ? 'not-whole' : 'no-number' };
}

export type ParsedMoney =
  | { readonly ok: true; readonly amount: DecimalText }
  | { readonly ok: false; readonly problem: 'missing' | 'no-number' };

/**
 * Dollars with up to two decimal places; three digits after a separator may be grouped thousands.
 */
const dollarsAndCents = /^([0-9]{1,12})(?:[.,]([0-9]{0,2}))?$/;

/**
 * Reads dollars with optional cents after a point or comma: `1234.5` and `1234,5` are both
 * 1,234.50. Grouping is `no-number` and never guessed (decisions). Trims spaces and drops leading
 * zeros.
 */
export function parseMoney(text: string): ParsedMoney {
  const typed = text.trim();
  if (typed === '') return { ok: false, problem: 'missing' };
  const [, dollars, cents = ''] = dollarsAndCents.exec(typed) ?? [];
  const amount =
    dollars === undefined ? null : parseDecimal(cents === '' ? dollars : `${dollars}.${cents}`);
  return amount === null ? { ok: false, problem: 'no-number' } : { ok: true, amount };
}
