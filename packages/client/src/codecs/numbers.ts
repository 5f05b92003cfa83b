import { type DecimalText, compare, parseDecimal, subtract } from '@corro/domain';
import { type Field, nullable } from './codec.ts';
import { badData } from './rows.ts';

/**
 * From here on a JSON number no longer holds cents exactly: a double keeps 15 significant digits, 13
 * before the point and two after it.
 */
const tooLarge = 1e13;

/**
 * Decimal text out of a JSON number or of text as people write it: `1,234.50`, `+1.23%`, ` 7 `.
 * `undefined` and anything else is broken; `1.234,50` is, too, since nothing tells which mark is the point.
 */
export const decimal: Field<DecimalText> = {
  decode(value, where) {
    const text = typeof value === 'number' ? fromNumber(value) : plain(value);
    const parsed = typeof text === 'string' ? parseDecimal(text) : null;
    if (parsed === null) throw badData(where, 'is not a decimal');
    return parsed;
  },
};

/** The same, with null for what is absent or not a decimal. */
export const optionalDecimal: Field<DecimalText | null> = nullable(decimal);

/** A decimal whose comparison with zero (-1, 0 or 1) is accepted; null for any other. */
const decimalWhere = (isSaid: (sign: number) => boolean): Field<DecimalText | null> => ({
  decode(value, where) {
    const read = optionalDecimal.decode(value, where);
    return read !== null && isSaid(compare(read, '0')) ? read : null;
  },
});

/** A price: zero is how servers write one that they do not have. */
export const price = decimalWhere((sign) => sign !== 0);

/** A decimal above zero: what is paid, or a limit; null for anything else. */
export const positive = decimalWhere((sign) => sign > 0);

/** A whole number from 0, out of a JSON number or of text such as `10` or `10.00`. */
export const wholeNumber: Field<number> = {
  decode(value, where) {
    const text = plain(value);
    const number = typeof text === 'string' && /^\d+(?:\.0+)?$/.test(text) ? Number(text) : value;
    if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 0) {
      throw badData(where, 'is not a whole number');
    }
    return number;
  },
};

/** A whole number from 1, or null for anything else: shares of an order, seconds that are left. */
export const wholeFromOne: Field<number | null> = {
  decode: (value, where) => nullable(wholeNumber).decode(value, where) || null,
};

/** Text without what people write around and between digits; anything else as it is. */
function plain(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim().replace(/^\+/, '').replace(/^−/, '-').replace(/\s*%$/, '');
  return /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
}

/** A percentage with the sign of the change that it stands for: some servers leave it out. */
export function signedPercent(
  percent: DecimalText | null,
  change: DecimalText | null,
): DecimalText | null {
  if (percent === null || change === null || compare(change, '0') >= 0) return percent;
  return compare(percent, '0') > 0 ? subtract('0', percent) : percent;
}

/** A number for charts, where cents do not matter; null for what is none. */
export function chartNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const text = optionalDecimal.decode(value, '');
  return text === null ? null : Number(text);
}

/** The same for a price: one that is no decimal would leave nothing to see of the others. */
export function chartPrice(value: unknown): number | null {
  const read = chartNumber(value);
  return read !== null && Math.abs(read) < tooLarge ? read : null;
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
