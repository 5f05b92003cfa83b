import {
  type DecimalText,
  compare,
  isPercentOfChange,
  parseDecimal,
  subtract,
} from '@corro/domain';
import { type Field, nullable } from './codec.ts';
import { badData } from './rows.ts';

/** Below this limit a JSON number holds exact cents, because a double has 15 significant digits. */
const tooLarge = 1e13;

/**
 * Decodes decimal text from a JSON number or formatted text: `1,234.50`, `US$ 1,234.50`, `+1.23%`,
 * ` 7 `. Throws for anything else, also for the ambiguous `1.234,50` and for pesos.
 */
export const decimal: Field<DecimalText> = {
  decode(value, path) {
    const text = typeof value === 'number' ? fromNumber(value) : plain(value);
    const parsed = typeof text === 'string' ? parseDecimal(text) : null;
    if (parsed === null) throw badData(path, 'is not a decimal');
    return parsed;
  },
};

/** A decimal; null where absent or unreadable. */
export const optionalDecimal: Field<DecimalText | null> = nullable(decimal);

/** A decimal without its sign: some servers send payments as negative amounts. */
export const unsigned: Field<DecimalText | null> = {
  decode: (value, path) => optionalDecimal.decode(value, path)?.replace('-', '') ?? null,
};

/** A decimal whose sign (-1, 0 or 1) passes `isAccepted`; null otherwise. */
const decimalWhere = (isAccepted: (sign: number) => boolean): Field<DecimalText | null> => ({
  decode(value, path) {
    const read = optionalDecimal.decode(value, path);
    return read !== null && isAccepted(compare(read, '0')) ? read : null;
  },
});

/** A price; null for zero, which servers send for an unknown price. */
export const price = decimalWhere((sign) => sign !== 0);

/** A decimal from zero; null otherwise. */
export const nonNegative = decimalWhere((sign) => sign >= 0);

/** A decimal above zero; null otherwise. */
export const positive = decimalWhere((sign) => sign > 0);

/** A whole number from 0: a JSON number, or text such as `10` or `10.00`. */
export const wholeNumber: Field<number> = {
  decode(value, path) {
    const text = plain(value);
    const number = typeof text === 'string' && /^\d+(?:\.0+)?$/.test(text) ? Number(text) : value;
    if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 0) {
      throw badData(path, 'is not a whole number');
    }
    return number;
  },
};

/** A whole number from 1; null otherwise. */
export const wholeFromOne: Field<number | null> = {
  decode: (value, path) => nullable(wholeNumber).decode(value, path) || null,
};

/** Removes formatting from number text; returns anything else unchanged. */
function plain(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value
    .trim()
    .replace(/\s*(?:%|USD)$/, '')
    .replace(/^([-+−]?)\s*(?:US\$|USD|\$)\s*/, '$1')
    .replace(/^\+/, '')
    .replace(/^−/, '-');
  return /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
}

/**
 * Returns `percent` with the sign of `change`, because some servers send percentages without a
 * sign; null where `percent` contradicts `change` and the price `now`. Without `change`, returns
 * `percent` as it is.
 */
export function agreedPercent(
  percent: DecimalText | null,
  change: DecimalText | null,
  now: DecimalText | null,
): DecimalText | null {
  if (percent === null || change === null) return percent;
  const isUnsigned = compare(change, '0') < 0 && compare(percent, '0') > 0;
  const signed = isUnsigned ? subtract('0', percent) : percent;
  return isPercentOfChange(signed, change, now) ? signed : null;
}

/** A binary float for charts, from a number or a decimal as text; null for anything else. */
export function chartNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const text = optionalDecimal.decode(value, '');
  return text === null ? null : Number(text);
}

/**
 * A chart price; null from `tooLarge` on, because such an outlier would flatten the chart. Negative
 * prices have the same limit.
 */
export function chartPrice(value: unknown): number | null {
  const read = chartNumber(value);
  return read !== null && Math.abs(read) < tooLarge ? read : null;
}

function fromNumber(value: number): string | null {
  if (!Number.isFinite(value) || Math.abs(value) >= tooLarge) return null;
  return withoutExponent(String(value));
}

/** Converts `1.5e-7` to `0.00000015`. */
function withoutExponent(text: string): string {
  const [mantissa = '', exponent] = text.split('e-');
  if (exponent === undefined) return text;
  const sign = mantissa.startsWith('-') ? '-' : '';
  const digits = mantissa.replace('-', '').replace('.', '');
  return `${sign}0.${'0'.repeat(Number(exponent) - 1)}${digits}`;
}
