import { type DecimalText, parseDecimal } from './decimal.ts';
import { plainText } from './plainText.ts';
import type { Problem, ProblemCode } from './problem.ts';

export type ParsedAmount = { readonly ok: true; readonly amount: DecimalText } | UnreadNumber;

export type UnreadNumber =
  | { readonly ok: false; readonly problem: 'missing' | 'not-whole' | 'no-number' }
  | { readonly ok: false; readonly problem: 'ambiguous'; readonly values: Readings };

/**
 * Both meanings of `1.250` or `1,250`. Not an interface, which would not be assignable to
 * `Problem.values`.
 */
type Readings = { readonly fraction: number; readonly thousands: number };

/**
 * Forms of a typed number. The input field has already removed the separators that it inserts
 * itself; any other separator has different meanings in different countries.
 */
const forms = {
  /** Twelve digits at most: a longer amount is a typing error. */
  whole: /^[0-9]{1,12}$/,
  /** A point or comma with up to two decimal places; in `12.` they are still missing. */
  cents: /^([0-9]{1,12})[.,]([0-9]{0,2})$/,
  /** Thousands or three decimal places; no thousands follow a leading zero. */
  ambiguous: /^([1-9][0-9]{0,2})[.,]([0-9]{3})$/,
  /** Digits with separators between them. */
  separated: /^[0-9]+(?:[., '’][0-9]+)+$/,
} as const;

/**
 * Reads whole dollars as a customer types them: digits only (spec §5). A number with two readings
 * (`1.500`) is `ambiguous`, because a wrong guess would move a thousand times the money. Drops
 * leading zeros.
 */
export function parseAmount(text: string): ParsedAmount {
  const typed = plainText(text);
  return forms.whole.test(typed) ? amountOf(typed) : unreadNumber(typed);
}

/** Reads dollars with optional cents: `1234.5` and `1234,5` are both 1,234.50. */
export function parseMoney(text: string): ParsedAmount {
  const typed = plainText(text);
  const [, dollars, cents] = forms.cents.exec(typed) ?? [];
  if (dollars === undefined) return parseAmount(typed);
  return amountOf(cents ? `${dollars}.${cents}` : dollars);
}

function amountOf(text: string): ParsedAmount {
  const amount = parseDecimal(text);
  return amount === null ? { ok: false, problem: 'no-number' } : { ok: true, amount };
}

/** Says why plain text is not a whole number. */
export function unreadNumber(typed: string): UnreadNumber {
  if (typed === '') return { ok: false, problem: 'missing' };
  const [, left, right] = forms.ambiguous.exec(typed) ?? [];
  if (left !== undefined) {
    const values = { fraction: Number(`${left}.${right}`), thousands: Number(`${left}${right}`) };
    return { ok: false, problem: 'ambiguous', values };
  }
  return { ok: false, problem: forms.separated.test(typed) ? 'not-whole' : 'no-number' };
}

/** Returns the problem of a field whose number could not be read. */
export function unreadProblem(
  number: UnreadNumber,
  field: string,
  codes: Readonly<Record<Exclude<UnreadNumber['problem'], 'ambiguous'>, ProblemCode>>,
): Problem {
  return number.problem === 'ambiguous'
    ? { code: 'number-ambiguous', field, values: number.values }
    : { code: codes[number.problem], field };
}
