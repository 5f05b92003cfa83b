import { Big } from 'big.js';

/**
 * A decimal number as text: optional minus, digits, optional point and digits (`-1234.50`).
 * The only form in which money, prices and rates leave this package.
 */
export type DecimalText = string;

/** Far beyond any balance, and short enough that arithmetic on a hostile text stays cheap. */
const maxLength = 64;
const shape = /^-?[0-9]+(?:\.[0-9]+)?$/;

/** A constructor of our own, so that other settings of big.js do not change ours. */
const Decimal = makeDecimal();

function makeDecimal(): typeof Big {
  const own = Big();
  own.DP = 20;
  own.RM = Big.roundHalfUp;
  return own;
}

/**
 * Reads decimal text strictly: ASCII digits, at most one point with digits on both sides, at most
 * 64 characters; no plus, exponent, grouping or space. Returns it without leading zeros, digits
 * after the point kept, or null.
 */
export function parseDecimal(text: string): DecimalText | null {
  if (text.length > maxLength || !shape.test(text)) return null;
  return withoutMinusZero(text.replace(/^(-?)0+(?=[0-9])/, '$1'));
}

/** Opens decimal text for arithmetic. Throws RangeError for anything else: a defect of the caller. */
export function open(text: DecimalText): Big {
  if (!shape.test(text)) throw new RangeError(`Not a decimal: ${JSON.stringify(text)}`);
  return new Decimal(text);
}

/** Closes a number to decimal text, never with an exponent, never `-0`. */
export function close(value: Big, places?: number): DecimalText {
  return withoutMinusZero(value.toFixed(places));
}

/** big.js has a zero below zero, and a customer may type one. */
function withoutMinusZero(text: string): string {
  return text.startsWith('-') && !/[1-9]/.test(text) ? text.slice(1) : text;
}

/** How much of a whole, in percent with two places; null when the whole is zero. */
export function percentOf(part: Big, whole: Big): DecimalText | null {
  return whole.eq(0) ? null : close(part.times(100).div(whole), 2);
}
