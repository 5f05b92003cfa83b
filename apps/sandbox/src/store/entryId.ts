import { randomBytes } from 'node:crypto';

/** How many entries this process has named; wraps. */
let named = 0;
const most = 2 ** 26;

/**
 * The id of a new ledger entry, a UUID of version 7: the time it is booked for, a count, and random
 * bits. Entries of one millisecond sort in the order in which this process made them; entries of two
 * processes differ only by the random bits.
 *
 * @param at epoch milliseconds
 */
export function entryId(at: number): string {
  named = (named + 1) % most;
  const time = hex(at, 12);
  const high = hex(named >>> 14, 3);
  // The two bits before the rest of the count are the UUID's variant.
  const low = hex(0x8000 | (named & 0x3fff), 4);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${high}-${low}-${randomBytes(6).toString('hex')}`;
}

/** Sorts before the id of every entry of a time, epoch milliseconds; ids begin in 1970. */
export function firstEntryId(at: number): string {
  const time = hex(Math.max(0, at), 12);
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}

/** Whether a text may be the id of an entry. */
export function isEntryId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}
