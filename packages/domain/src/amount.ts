import { type DecimalText, parseDecimal } from './decimal.ts';

export type ParsedAmount =
  | { readonly ok: true; readonly amount: DecimalText }
  | { readonly ok: false; readonly problem: 'missing' | 'no-number' | 'not-whole' };

/** No sum beyond a trillion dollars: one has slipped on a key, and cents would not hold many. */
const digits = /^[0-9]{1,12}$/;
/** Looks like a number to a person: with points, commas or spaces between digits. */
const separated = /^[0-9]+(?:[., '’][0-9]+)+$/;

/**
 * Reads an amount of whole dollars as a customer types it: digits only (spec §5). Grouping and cents
 * are `not-whole`: `1.234,50`, `1,234` and `1.234` mean different sums in different countries and are
 * never guessed (decisions). Spaces around the amount are dropped, and zeros before it.
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

/** Dollars, and up to two places of cents: three digits after a sign might be grouped thousands. */
const dollarsAndCents = /^([0-9]{1,12})(?:[.,]([0-9]{0,2}))?$/;

/**
 * Reads an amount of dollars that may have cents, after the point or comma of the customer's keyboard:
 * `1234.5` and `1234,5` are 1,234 dollars and 50 cents. Grouping is `no-number` and never guessed
 * (decisions). Spaces around the amount are dropped, and zeros before it.
 */
export function parseMoney(text: string): ParsedMoney {
  const typed = text.trim();
  if (typed === '') return { ok: false, problem: 'missing' };
  const [, dollars, cents = ''] = dollarsAndCents.exec(typed) ?? [];
  const amount =
    dollars === undefined ? null : parseDecimal(cents === '' ? dollars : `${dollars}.${cents}`);
  return amount === null ? { ok: false, problem: 'no-number' } : { ok: true, amount };
}
