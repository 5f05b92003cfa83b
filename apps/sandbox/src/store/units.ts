import { type DecimalText, multiply, roundToCents } from '@corro/domain';

const pricePlaces = 6;

/** Dollars as decimal text to whole cents, rounded half up where the text is finer. */
export function toCents(dollars: DecimalText): bigint {
  return BigInt(roundToCents(dollars).replace('.', ''));
}

/** Whole cents to dollars with two places (`-1234.50`). */
export function fromCents(cents: bigint): DecimalText {
  return scaled(cents, 2);
}

/** A price as decimal text to whole millionths of a dollar. Throws RangeError when it is finer. */
export function toMillionths(price: DecimalText): bigint {
  const [whole = '', fraction = ''] = multiply(price, '1000000').split('.');
  if (/[1-9]/.test(fraction)) throw new RangeError(`A price finer than a millionth: ${price}`);
  return BigInt(whole);
}

/** Whole millionths to a price, with two places or as many more as it needs (`101.50`, `1.08345`). */
export function fromMillionths(millionths: bigint): DecimalText {
  return scaled(millionths, pricePlaces).replace(/(\.\d\d\d*?)0+$/, '$1');
}

function scaled(value: bigint, places: number): DecimalText {
  const digits = (value < 0n ? -value : value).toString().padStart(places + 1, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
