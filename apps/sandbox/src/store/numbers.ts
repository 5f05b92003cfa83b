import { brokerOffsetMs } from '@corro/domain';
import { randomInt } from 'node:crypto';

// Crockford's alphabet has no I, L, O or U, so that people can read numbers aloud and copy them by
// hand.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function randomText(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/**
 * Creates an order number from the broker's day and fifty random bits, such as
 * `261121-7K3M9-Q2X4B`. Processes need no common counter; the table's key rejects a duplicate.
 */
export function orderNumber(at: number): string {
  const day = new Date(at + brokerOffsetMs).toISOString().slice(2, 10).replaceAll('-', '');
  return `${day}-${randomText(5)}-${randomText(5)}`;
}

/**
 * Creates a case number, which is unique per customer and short enough to be read out on the phone.
 */
export function caseNumber(): string {
  return `${randomText(4)}-${randomText(4)}`;
}

/** True for a UUID in lower or upper case. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

/** Creates the customer number that the app shows; no lookup uses it. */
export function customerNumber(): string {
  return `C-${randomText(4)}-${randomText(4)}`;
}
