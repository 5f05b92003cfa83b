import { Big } from 'big.js';

/**
 * A decimal number as text: optional minus, digits, optional point and digits (`-1234.50`). Money,
 * prices and rates leave this package in this form only.
 */
export type DecimalText = string;

/** Characters: enough for any balance, and few enough for cheap arithmetic on hostile input. */
const maxLength = 64;
const shape = /^-?[0-9]+(?:\.[0-9]+)?$/;

/** A separate constructor, so that settings of the shared big.js constructor do not affect it. */
const Decimal = makeDecimal();

function makeDecimal(): typeof Big {
  const big = Big();
  big.DP = 20;
  big.RM = Big.roundHalfUp;
  return big;
}

/**
 * Reads decimal text strictly: ASCII digits, at most one point with digits on both sides, at most
 * 64 characters; no plus, exponent, grouping or space. Removes leading zeros and keeps decimal
 * places. Returns null for anything else.
 */
export function parseDecimal(text: string): DecimalText | null {
  if (text.length > maxLength || !shape.test(text)) return null;
  return withoutMinusZero(text.replace(/^(-?)0+(?=[0-9])/, '$1'));
}

/** Parses decimal text. Throws RangeError for anything else. */
export function toBig(text: DecimalText): Big {
  if (!shape.test(text)) throw new RangeError(`Not a decimal: ${JSON.stringify(text)}`);
  return new Decimal(text);
}

/** Formats a number as decimal text, never with an exponent, never `-0`. */
export function toDecimalText(value: Big, places?: number): DecimalText {
  return withoutMinusZero(value.toFixed(places));
}

/** Turns `-0` into `0`: big.js keeps the sign of zero, and an input may contain `-0`. */
function withoutMinusZero(text: string): string {
  return text.startsWith('-') && !/[1-9]/.test(text) ? text.slice(1) : text;
}

/** Percentage with two places; null for a whole of zero. */
export function percentOf(part: Big, whole: Big): DecimalText | null {
  return whole.eq(0) ? null : toDecimalText(part.times(100).div(whole), 2);
}
