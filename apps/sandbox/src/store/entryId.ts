import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';

/** Number of entries that this process has created; wraps at 2^26. */
let counter = 0;
const counterLimit = 2 ** 26;

/**
 * Id of a new ledger entry: a UUIDv7 of time, counter and random bits. Entries of one process and
 * millisecond sort by creation; those of two processes differ by the random bits.
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
 * Selects the entry of an id. Migration 0027 gave entries of the first versions ids by time: links
 * to the random id, a UUIDv4, find the entry by the part that was kept.
 */
export function hasEntryId(id: string): RawBuilder<boolean> {
  const isRandom = id.charAt(versionAt) === '4';
  const suffix = id.slice(versionAt + 1);
  const isSame = sql<boolean>`entry_id = ${id}`;
  return isRandom
    ? sql<boolean>`(${isSame} or substr(entry_id::text, ${versionAt + 2}::integer) = ${suffix})`
    : isSame;
}

/** Place of the version in the text of a UUID. */
const versionAt = 14;

export function isEntryId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}
