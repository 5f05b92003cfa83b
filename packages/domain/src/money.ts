import { close, type DecimalText, open } from './decimal.ts';

/* Exact arithmetic on decimal text. Every function throws RangeError for anything else. */

/** Returns the sum with the larger number of decimal places: 0.56 + 0.44 is `1.00`. */
export function add(left: DecimalText, right: DecimalText): DecimalText {
  return close(open(left).plus(open(right)), finerPlaces(left, right));
}

/** Returns the difference with the larger number of decimal places. */
export function subtract(left: DecimalText, right: DecimalText): DecimalText {
  return close(open(left).minus(open(right)), finerPlaces(left, right));
}

function finerPlaces(left: DecimalText, right: DecimalText): number {
  return Math.max(places(left), places(right));
}

function places(value: DecimalText): number {
  const point = value.indexOf('.');
  return point === -1 ? 0 : value.length - point - 1;
}

export function multiply(left: DecimalText, right: DecimalText): DecimalText {
  return close(open(left).times(open(right)));
}

/** Returns the quotient to 20 places, half up. Throws RangeError for a divisor of zero. */
export function divide(dividend: DecimalText, divisor: DecimalText): DecimalText {
  const by = open(divisor);
  if (by.eq(0)) throw new RangeError('Division by zero');
  return close(open(dividend).div(by));
}

/** Returns -1, 0 or 1 as `left` is below, equal to or above `right`; `1.5` equals `1.50`. */
export function compare(left: DecimalText, right: DecimalText): -1 | 0 | 1 {
  return open(left).cmp(open(right));
}

export function isNegative(value: DecimalText): boolean {
  return open(value).lt(0);
}

export function isZero(value: DecimalText): boolean {
  return open(value).eq(0);
}

/** Rounds to two places, half away from zero. */
export function roundToCents(value: DecimalText): DecimalText {
  return close(open(value), 2);
}

/**
 * Converts dollars to pesos, rounded half up to the centavo. Always an estimate (spec §9 `rates`).
 */
export function toPesos(usd: DecimalText, rate: DecimalText): DecimalText {
  return roundToCents(multiply(usd, rate));
}
