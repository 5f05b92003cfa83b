import { type DecimalText, multiply, roundToCents } from '@corro/domain';

const pricePlaces = 6;

/** Converts decimal dollars to whole cents, rounded half up. */
export function toCents(dollars: DecimalText): bigint {
  return BigInt(roundToCents(dollars).replace('.', ''));
}

/** Converts whole cents to dollars with two places (`-1234.50`). */
export function fromCents(cents: bigint): DecimalText {
  return scaled(cents, 2);
}

/** Converts a decimal price to millionths of a dollar. Throws RangeError for a finer price. */
export function toMillionths(price: DecimalText): bigint {
  const [whole = '', fraction = ''] = multiply(price, '1000000').split('.');
  if (/[1-9]/.test(fraction)) throw new RangeError(`A price finer than a millionth: ${price}`);
  return BigInt(whole);
}

/** Converts millionths to a price with at least two places (`101.50`, `1.08345`). */
export function fromMillionths(millionths: bigint): DecimalText {
  return scaled(millionths, pricePlaces).replace(/(\.\d\d\d*?)0+$/, '$1');
}

function scaled(value: bigint, places: number): DecimalText {
  const digits = (value < 0n ? -value : value).toString().padStart(places + 1, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
