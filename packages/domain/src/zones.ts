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

/**
 * Returns the zone with a constant offset in milliseconds ahead of UTC; null unless the offset is
 * in whole hours from −12 to +14.
 */
export function zoneOfOffset(offsetMs: number): string | null {
  const hours = offsetMs / 3_600_000;
  if (!Number.isInteger(hours) || Math.abs(offsetMs) > maxOffsetMs || hours < -12) return null;
  // `Etc/GMT` names have the POSIX sign: zones west of Greenwich are positive.
  return hours === 0 ? 'UTC' : `Etc/GMT${hours < 0 ? '+' : '-'}${Math.abs(hours)}`;
}
