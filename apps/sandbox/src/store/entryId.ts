import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';

/** Number of entries that this process has created; wraps at 2^26. */
let counter = 0;
const counterLimit = 2 ** 26;

/**
 * Creates the id of a ledger entry: a UUIDv7 of time, counter and random bits. Within a
 * millisecond, entries of one process sort in the order of their creation. Entries of different
 * processes have different random bits.
 *
 * @param at epoch milliseconds
 */
export function entryId(at: number): string {
  counter = (counter + 1) % counterLimit;
  const time = hex(at, 12);
  const high = hex(counter >>> 14, 3);
  // The first two bits are the UUID's variant; the counter's low 14 bits follow.
  const low = hex(0x8000 | (counter & 0x3fff), 4);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${high}-${low}-${randomBytes(6).toString('hex')}`;
}

/** Lower bound of the ids of entries at or after a time in epoch milliseconds. */
export function firstEntryId(at: number): string {
  const time = hex(Math.max(0, at), 12);
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}

/**
 * Matches the entry with an id. Entries of the first versions had random ids (UUIDv4). Migration
 * 0027 replaced only the first part by the time, so links with a random id find the entry by the
 * rest.
 */
export function hasEntryId(id: string): RawBuilder<boolean> {
  const isRandom = id.charAt(versionAt) === '4';
  const suffix = id.slice(versionAt + 1);
  const isSame = sql<boolean>`entry_id = ${id}`;
  return isRandom
    ? sql<boolean>`(${isSame} or substr(entry_id::text, ${versionAt + 2}::integer) = ${suffix})`
    : isSame;
}

/** Index of the version digit in a UUID's text. */
const versionAt = 14;

export function isEntryId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}
