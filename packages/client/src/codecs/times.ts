import { type Field } from './codec.ts';

/** Epoch seconds stay below this until the year 5138; epoch milliseconds exceed it since 1973. */
const firstMilliseconds = 100_000_000_000;

/** End of the year 9999, the last four-digit year. */
const latest = 253_402_300_799_999;

const written =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * Decodes ISO 8601, `YYYY-MM-DD HH:mm:ss`, epoch seconds or epoch milliseconds to epoch
 * milliseconds. The zone is UTC without an offset; a date without a time is midnight in the
 * device's zone. Null for absent and invalid times.
 */
export const optionalTime: Field<number | null> = {
  decode: (value) => toEpoch(value, localMidnight),
  encode: (value) => (value === null ? null : toIso(value)),
};

/** A candle's time: a date without a time is midnight UTC, because charts name days in UTC. */
export const candleTime = {
  decode: (value: unknown) => toEpoch(value, Date.UTC),
};

/** Returns midnight of a day, epoch milliseconds. */
type Midnight = (year: number, month: number, day: number) => number;

const localMidnight: Midnight = (year, month, day) => new Date(year, month, day).getTime();

function toIso(value: number): string {
  return new Date(value).toISOString();
}

function toEpoch(value: unknown, midnightOf: Midnight): number | null {
  if (typeof value === 'number') return fromEpoch(value);
  if (typeof value !== 'string') return null;
  return /^\d{9,13}$/.test(value) ? fromEpoch(Number(value)) : fromText(value, midnightOf);
}

function fromEpoch(value: number): number | null {
  if (!(value > 0 && value <= latest)) return null;
  return Math.round(value < firstMilliseconds ? value * 1000 : value);
}

function fromText(text: string, midnightOf: Midnight): number | null {
  const parts = written.exec(text);
  if (parts === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const midnight = Date.UTC(year, month - 1, day);
  // A day past the end of the month rolls over to the next month.
  if (new Date(midnight).getUTCMonth() !== month - 1) return null;
  if (parts[4] === undefined) return midnightOf(year, month - 1, day);
  if (hour > 23 || minute > 59 || second > 59) return null;
  const fraction = Math.floor(Number(`0.${parts[7] ?? ''}`) * 1000);
  return midnight + ((hour * 60 + minute) * 60 + second) * 1000 + fraction - offset(parts[8]);
}

/** Converts an offset such as `-06:00` to milliseconds ahead of UTC. */
function offset(zone: string | undefined): number {
  if (zone === undefined || zone.toUpperCase() === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000;
}
