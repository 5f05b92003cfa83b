import { dayMs } from './constants.ts';

/** Time zone of the broker's days where neither setting nor upstream names one. */
export const brokerTimeZone = 'America/Mexico_City';

/** Maximum distance of a zone from UTC in milliseconds. */
const maxOffsetMs = 14 * 3_600_000;

/**
 * Returns the IANA name of a time zone given by name (`America/Mexico_City`) or in whole hours
 * (`-06:00`, `UTC-6`); null for anything else.
 */
export function timeZoneOf(text: string): string | null {
  const [, sign, hours] = /^(?:UTC|GMT)?([+-])(\d{1,2})(?::?00)?$/.exec(text.trim()) ?? [];
  if (sign !== undefined) return zoneOfOffset(Number(`${sign}${hours}`) * 3_600_000);
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text.trim() }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Returns the zone with a constant offset in milliseconds ahead of UTC; null for part of an hour. */
export function zoneOfOffset(offsetMs: number): string | null {
  const hours = offsetMs / 3_600_000;
  if (!Number.isInteger(hours) || Math.abs(offsetMs) > maxOffsetMs || hours < -12) return null;
  // Names of this kind have the sign of POSIX: west of Greenwich is positive.
  return hours === 0 ? 'UTC' : `Etc/GMT${hours < 0 ? '+' : '-'}${Math.abs(hours)}`;
}

/**
 * Returns a function from a wall time, written as epoch milliseconds of the same time in UTC, to the
 * moment when clocks of the zone show it. An hour that occurs twice means the later one, so that an
 * order is never taken for older than it is; an hour that is left out means the hour after.
 */
export function momentsOf(timeZone: string): (wall: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const offsetAt = (time: number): number => {
    const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]));
    const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
    const shown = Date.UTC(
      of('year'),
      of('month') - 1,
      of('day'),
      of('hour'),
      of('minute'),
      of('second'),
    );
    return shown - Math.floor(time / 1000) * 1000;
  };
  /** Offsets a day before and a day after, by day: formatting is slow, and lists are long. */
  const offsets = new Map<number, readonly [number, number]>();
  return (wall) => {
    const day = Math.floor(wall / dayMs);
    const [before, after] = offsets.get(day) ?? [
      offsetAt((day - 1) * dayMs),
      offsetAt((day + 2) * dayMs),
    ];
    offsets.set(day, [before, after]);
    if (before === after) return wall - before;
    const later = wall - Math.min(before, after);
    if (later + offsetAt(later) === wall) return later;
    const earlier = wall - Math.max(before, after);
    return earlier + offsetAt(earlier) === wall ? earlier : wall - before;
  };
}
