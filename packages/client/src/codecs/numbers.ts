import { type DecimalText, parseDecimal } from '@corro/domain';
import { type Field } from './codec.ts';
import { badData } from './rows.ts';

/**
 * From here on a JSON number no longer holds cents exactly: a double keeps 15 significant digits, 13
 * before the point and two after it.
 */
const tooLarge = 1e13;

/** Decimal text out of JSON text or a JSON number; `undefined` and anything else is broken. */
export const decimal: Field<DecimalText> = {
  decode(value, where) {
    const text = typeof value === 'number' ? fromNumber(value) : value;
    const parsed = typeof text === 'string' ? parseDecimal(text) : null;
    if (parsed === null) throw badData(where, 'is not a decimal');
    return parsed;
  },
};

/** The same, with null for what is not there. */
export const optionalDecimal: Field<DecimalText | null> = {
  decode: (value, where) =>
    value === undefined || value === null || value === '' ? null : decimal.decode(value, where),
};

/** A whole number from 0, out of a JSON number or of text such as `10` or `10.00`. */
export const wholeNumber: Field<number> = {
  decode(value, where) {
    const number =
      typeof value === 'string' && /^\d+(?:\.0+)?$/.test(value) ? Number(value) : value;
    if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 0) {
      throw badData(where, 'is not a whole number');
    }
    return number;
  },
};

/** A number for charts, where cents do not matter; null for what is none. */
export function chartNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const text = typeof value === 'string' ? parseDecimal(value) : null;
  return text === null ? null : Number(text);
}

/** The same for a price: one that is no decimal would leave nothing to see of the others. */
export function chartPrice(value: unknown): number | null {
  const price = chartNumber(value);
  return price !== null && Math.abs(price) < tooLarge ? price : null;
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
