import { brokerTimeZone, momentIn } from '@corro/domain';
import { type Field } from './codec.ts';

/** Smaller numbers are epoch seconds (until the year 5138), others milliseconds (since 1973). */
const firstMilliseconds = 100_000_000_000;

/** End of the year 9999, the last four-digit year. */
const latest = 253_402_300_799_999;

const written =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s?(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/**
 * Decodes ISO 8601, epoch seconds or epoch milliseconds to epoch milliseconds. A date without a
 * time is midnight in the broker's zone. Null for absent and invalid times, and for a time without
 * a zone: the transport has already added the upstream's zone if it is known, so the moment of such
 * a time is unknown.
 */
export const optionalTime: Field<number | null> = {
  decode(value) {
    const read = toTime(value);
    if (read === null || read.zone === 'none') return null;
    if (read.zone === 'given') return read.time;
    toMoment ??= momentIn(brokerTimeZone);
    return toMoment(read.time);
  },
  encode: (value) => (value === null ? null : toIso(value)),
};

let toMoment: ReturnType<typeof momentIn> | undefined;

/** A candle's time: without a zone it is UTC, because charts label days in UTC. */
export const candleTime = {
  decode: (value: unknown) => toTime(value)?.time ?? null,
};

function toIso(value: number): string {
  return new Date(value).toISOString();
}

function toTime(value: unknown): WrittenTime | null {
  if (typeof value === 'number') return fromEpoch(value);
  if (typeof value !== 'string') return null;
  return /^\d{9,13}$/.test(value) ? fromEpoch(Number(value)) : readTime(value);
}

function fromEpoch(value: number): WrittenTime | null {
  if (!(value > 0 && value <= latest)) return null;
  return { time: Math.round(value < firstMilliseconds ? value * 1000 : value), zone: 'given' };
}

/**
 * A written time. `zone` is `given` for a time with a zone, `none` for a time without one, `day`
 * for a date without a time.
 */
export type WrittenTime = {
  /** Epoch milliseconds; a time without a zone is read as UTC. */
  time: number;
  zone: 'given' | 'none' | 'day';
};

/** Reads ISO 8601 or `YYYY-MM-DD HH:mm:ss`; null for anything else. */
export function readTime(text: string): WrittenTime | null {
  const parts = written.exec(text);
  if (parts === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const midnight = Date.UTC(year, month - 1, day);
  // `Date.UTC` turns a day past the end of the month into a day of the next month.
  if (new Date(midnight).getUTCMonth() !== month - 1) return null;
  if (hour > 23 || minute > 59 || second > 59) return null;
  const fraction = Math.floor(Number(`0.${parts[7] ?? ''}`) * 1000);
  const time = midnight + ((hour * 60 + minute) * 60 + second) * 1000 + fraction;
  if (parts[8] !== undefined) return { time: time - offset(parts[8]), zone: 'given' };
  return { time, zone: parts[4] === undefined ? 'day' : 'none' };
}

/** Converts `-06:00`, `-06` (Postgres) or a name of UTC to milliseconds ahead of UTC. */
function offset(zone: string): number {
  if (!/\d/.test(zone)) return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(/\d{2}$/.exec(zone.slice(3))?.[0] ?? 0);
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000;
}
