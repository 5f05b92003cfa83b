import { parseDecimal, parseQuantity, parseAmount } from '@corro/domain';
import { z } from 'zod';
import { NumberText } from '../http/body.ts';
import type { PageRequest } from '../store/index.ts';

export const text = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((value) => !value.includes('\0'));

/** Larger than any allowed message: a rule enforces the limit of messages. */
const longestMessageBody = 64 * 1024;

export const message = text(longestMessageBody);

/** A challenge solution has some 700 characters. */
export const solution = text(2048);

/** Checks only the length, and that there is no NUL; rules check the content. */
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
  const raw = value instanceof NumberText ? value.text : value;
  const parsed = typeof raw === 'string' && raw.length <= 24 ? parseDecimal(raw) : null;
  if (parsed !== null && /[1-9]/.test(parsed) && !parsed.startsWith('-')) return parsed;
  context.addIssue({ code: 'custom', message: 'invalid-price' });
  return z.NEVER;
});

/** Positive whole dollars as text or JSON number, else `invalid-amount`. */
export const wholeDollars = z.unknown().transform((value, context) => {
  const raw = value instanceof NumberText ? value.text : value;
  const isDigits = typeof raw === 'string' && /^[0-9]+$/.test(raw);
  const parsed = parseAmount(isDigits ? raw : '');
  if (parsed.ok && parsed.amount !== '0') return parsed.amount;
  context.addIssue({ code: 'custom', message: 'invalid-amount' });
  return z.NEVER;
});

export const integer = (min: number, max = 9_999_999) =>
  textOrNumber
    .refine((value) => /^(?:0|[1-9][0-9]{0,6})$/.test(value))
    .transform(Number)
    .refine((value) => value >= min && value <= max);

export function pageOf(input: {
  page: number;
  limit: number;
  no?: string | null | undefined;
}): PageRequest {
  const { page: number, limit: size, no } = input;
  return { offset: (number - 1) * size, limit: size, only: no ?? null };
}

export function itemsOfPage<Item>(
  items: readonly Item[],
  input: { page: number; limit: number },
): readonly Item[] {
  const { offset, limit } = pageOf(input);
  return items.slice(offset, offset + limit);
}
