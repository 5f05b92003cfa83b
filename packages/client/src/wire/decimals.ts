import { type DecimalText, parseDecimal } from '@corro/domain';
import { badData } from './broken.ts';

/**
 * From here on a JSON number no longer holds cents exactly: a double keeps 15 significant digits, 13
 * before the point and two after it.
 */
const tooLarge = 1e13;

/** Decimal text out of JSON text or a JSON number; `undefined` and anything else is broken. */
export function decimal(value: unknown, where: string): DecimalText {
  const text = typeof value === 'number' ? fromNumber(value) : value;
  const parsed = typeof text === 'string' ? parseDecimal(text) : null;
  if (parsed === null) throw badData(where, 'is not a decimal');
  return parsed;
}

/** The same, with null for what is not there. */
export function optionalDecimal(value: unknown, where: string): DecimalText | null {
  return value === undefined || value === null || value === '' ? null : decimal(value, where);
}

/** A number for charts, where cents do not matter; null for what is none. */
export function chartNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const text = typeof value === 'string' ? parseDecimal(value) : null;
  return text === null ? null : Number(text);
}

function fromNumber(value: number): string | null {
  if (!Number.isFinite(value) || Math.abs(value) >= tooLarge) return null;
  return withoutExponent(String(value));
}

/** `1.5e-7` → `0.00000015`: the shortest text of a small number has an exponent. */
function withoutExponent(text: string): string {
  const [mantissa = '', exponent] = text.split('e-');
  if (exponent === undefined) return text;
  const sign = mantissa.startsWith('-') ? '-' : '';
  const digits = mantissa.replace('-', '').replace('.', '');
  return `${sign}0.${'0'.repeat(Number(exponent) - 1)}${digits}`;
}
