import { toDecimalText, type DecimalText, toBig } from './decimal.ts';

/* Exact arithmetic on decimal text. Every function throws RangeError for anything else. */

/** Returns the sum with the larger number of decimal places: 0.56 + 0.44 is `1.00`. */
export function add(left: DecimalText, right: DecimalText): DecimalText {
  return toDecimalText(toBig(left).plus(toBig(right)), finerPlaces(left, right));
}

/** Returns the difference with the larger number of decimal places. */
export function subtract(left: DecimalText, right: DecimalText): DecimalText {
  return toDecimalText(toBig(left).minus(toBig(right)), finerPlaces(left, right));
}

function finerPlaces(left: DecimalText, right: DecimalText): number {
  return Math.max(places(left), places(right));
}

function places(value: DecimalText): number {
  const point = value.indexOf('.');
  return point === -1 ? 0 : value.length - point - 1;
}

export function multiply(left: DecimalText, right: DecimalText): DecimalText {
  return toDecimalText(toBig(left).times(toBig(right)));
}

/** Returns the quotient to 20 places, half up. Throws RangeError for a divisor of zero. */
export function divide(dividend: DecimalText, divisor: DecimalText): DecimalText {
  const by = toBig(divisor);
  if (by.eq(0)) throw new RangeError('Division by zero');
  return toDecimalText(toBig(dividend).div(by));
}

/** Returns -1, 0 or 1 as `left` is below, equal to or above `right`; `1.5` equals `1.50`. */
export function compare(left: DecimalText, right: DecimalText): -1 | 0 | 1 {
  return toBig(left).cmp(toBig(right));
}

export function isNegative(value: DecimalText): boolean {
  return toBig(value).lt(0);
}

export function isZero(value: DecimalText): boolean {
  return toBig(value).eq(0);
}

/** Rounds to two places, half away from zero. */
export function roundToCents(value: DecimalText): DecimalText {
  return toDecimalText(toBig(value), 2);
}

/**
 * Converts dollars to pesos, rounded half up to the centavo. Always an estimate (spec §9 `rates`).
 */
export function toPesos(usd: DecimalText, rate: DecimalText): DecimalText {
  return roundToCents(multiply(usd, rate));
}
