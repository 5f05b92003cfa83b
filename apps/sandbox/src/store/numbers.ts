import { randomBytes } from 'node:crypto';

// Crockford's alphabet: no I, L, O or U, so that a number read aloud or copied by hand stays itself.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function randomText(length: number): string {
  // 256 is a multiple of 32: no letter is likelier than another.
  let text = '';
  for (const byte of randomBytes(length)) text += alphabet[byte % 32];
  return text;
}

/**
 * A new order number: the day in UTC and fifty random bits, `261121-7K3M9-Q2X4B`. No counter, so
 * any number of processes make them; the key on it turns the unlikely twin into an error.
 */
export function orderNumber(at: number): string {
  const day = new Date(at).toISOString().slice(2, 10).replaceAll('-', '');
  return `${day}-${randomText(5)}-${randomText(5)}`;
}

/** The number of a case, short enough to be read out on the phone; unique among its customer's cases. */
export function caseNumber(): string {
  return `${randomText(4)}-${randomText(4)}`;
}

/** A number for the customer to be known by. Nothing is looked up by it. */
export function customerNumber(): string {
  return `C-${randomText(4)}-${randomText(4)}`;
}
