import { parseDecimal, parseQuantity, parseAmount } from '@corro/domain';
import { z } from 'zod';
import type { PageOf } from '../store/index.ts';

/** A JSON number as text, so that nothing is rounded. */
export class NumberText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Third argument of a reviver (ECMAScript "JSON.parse source text access"). */
interface Source {
  source?: string;
}

/** Nesting limit. The calls of the contract need one level. */
const deepest = 16;

/** Throws SyntaxError for deep nesting: a reviver recurses. */
function refuseNested(body: string): void {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < body.length; at += 1) {
    const sign = body[at];
    if (sign === '"') isText = !isText;
    else if (isText) at += sign === '\\' ? 1 : 0;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > deepest) throw new SyntaxError('Nested too deeply');
  }
}

/**
 * Parses a JSON body with numbers as `NumberText`, which preserves `1e3`, `1.0`, `-0` and large
 * integers. Throws SyntaxError for invalid JSON, deep nesting, and NUL, which Postgres cannot
 * store.
 */
export function readBody(body: string): unknown {
  refuseNested(body);
  return JSON.parse(body, (_key, value: unknown, context?: Source) => {
    if (typeof value === 'number') return new NumberText(context?.source ?? '');
    if (typeof value === 'string' && value.includes('\0')) throw new SyntaxError('NUL in a text');
    return value;
  });
}

export const text = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((value) => !value.includes('\0'));

/** Exceeds the limit of messages, which the rule enforces. */
const longestMessageBody = 64 * 1024;

export const message = text(longestMessageBody);

/** A challenge solution has some 700 characters. */
export const solution = text(2048);

/** Rules check the content. */
export const shortText = text(256);

const textOrNumber = z.union([
  z.string(),
  z.instanceof(NumberText).transform((value) => value.text),
]);

export const id = textOrNumber.pipe(text(128).min(1));

export const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/);

/** A quantity as a plain JSON integer, else `invalid-quantity`. */
export const quantity = z.unknown().transform((value, context) => {
  const parsed = value instanceof NumberText ? parseQuantity(value.text) : null;
  if (parsed?.ok === true && parsed.quantity >= 1) return parsed.quantity;
  context.addIssue({ code: 'custom', message: 'invalid-quantity' });
  return z.NEVER;
});

/** A positive price as decimal text or JSON number without exponent, else `invalid-price`. */
export const price = z.unknown().transform((value, context) => {
  const given = value instanceof NumberText ? value.text : value;
  const parsed = typeof given === 'string' && given.length <= 24 ? parseDecimal(given) : null;
  if (parsed !== null && /[1-9]/.test(parsed) && !parsed.startsWith('-')) return parsed;
  context.addIssue({ code: 'custom', message: 'invalid-price' });
  return z.NEVER;
});

/** Positive whole dollars as text or JSON number, else `invalid-amount`. */
export const wholeDollars = z.unknown().transform((value, context) => {
  const given = value instanceof NumberText ? value.text : value;
  const isDigits = typeof given === 'string' && /^[0-9]+$/.test(given);
  const parsed = parseAmount(isDigits ? given : '');
  if (parsed.ok && parsed.amount !== '0') return parsed.amount;
  context.addIssue({ code: 'custom', message: 'invalid-amount' });
  return z.NEVER;
});

export const integer = (least: number, most = 9_999_999) =>
  textOrNumber
    .refine((value) => /^(?:0|[1-9][0-9]{0,6})$/.test(value))
    .transform(Number)
    .refine((value) => value >= least && value <= most);

export function stretch(input: {
  page: number;
  limit: number;
  no?: string | null | undefined;
}): PageOf {
  const { page: number, limit: size, no } = input;
  return { offset: (number - 1) * size, limit: size, only: no ?? null };
}

export function sliceOf<Item>(
  items: readonly Item[],
  input: { page: number; limit: number },
): readonly Item[] {
  const { offset, limit } = stretch(input);
  return items.slice(offset, offset + limit);
}
