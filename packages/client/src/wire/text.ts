import { badData } from './broken.ts';

/** Text that must be there and say something. */
export function text(value: unknown, where: string): string {
  if (typeof value !== 'string' || value === '') throw badData(where, 'is not text');
  return value;
}

/** Text, or null for what is not there or says nothing. */
export function optionalText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** An id, as text. A number past 2^53 − 1 has lost digits on the way and is broken. */
export function id(value: unknown, where: string): string {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  return text(value, where);
}

/** The same, with null for what is not there. */
export function optionalId(value: unknown): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null;
  return optionalText(value);
}

/** A whole number from 0, out of a JSON number or of text such as `10` or `10.00`. */
export function wholeNumber(value: unknown, where: string): number {
  const number = typeof value === 'string' && /^\d+(?:\.0+)?$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 0) {
    throw badData(where, 'is not a whole number');
  }
  return number;
}

/** A status as it came: what it means is for the domain to say. */
export function status(value: unknown): string | number | null {
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
