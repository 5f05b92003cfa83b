import { describe, expect, it } from 'vitest';
import { momentIn } from './moments.ts';
import { timeZoneOf, zoneOfOffset } from './zones.ts';

/** Moment of a wall time, as ISO 8601. */
const moment = (zone: string, wall: string) =>
  new Date(momentIn(zone)(Date.parse(`${wall}Z`))).toISOString();

describe('a wall time', () => {
  it.each([
    ['America/Mexico_City', '2026-11-28T10:00:00', '2026-11-28T16:00:00.000Z'],
    // Mexico City had summer time until 2022.
    ['America/Mexico_City', '2022-07-01T10:00:00', '2022-07-01T15:00:00.000Z'],
    ['Asia/Shanghai', '2026-11-28T10:00:00', '2026-11-28T02:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-28T10:00:00.250', '2026-11-28T04:30:00.250Z'],
    ['America/Tijuana', '2026-07-01T00:00:00', '2026-07-01T07:00:00.000Z'],
    ['America/Tijuana', '2026-12-01T00:00:00', '2026-12-01T08:00:00.000Z'],
    ['Etc/GMT+6', '2026-11-28T23:59:59', '2026-11-29T05:59:59.000Z'],
    ['UTC', '2026-11-28T10:00:00', '2026-11-28T10:00:00.000Z'],
    // Kiritimati is 14 hours ahead, so its midnight is on the day before in UTC.
    ['Pacific/Kiritimati', '2026-11-28T00:00:00', '2026-11-27T10:00:00.000Z'],
  ])('a wall time of %s %s is %s', (zone, wall, expected) => {
    expect(moment(zone, wall)).toBe(expected);
  });

  it.each([
    // The clocks of New York go back from 02:00 to 01:00 on 1 November 2026.
    ['2026-11-01T00:59:00', '2026-11-01T04:59:00.000Z'],
    ['2026-11-01T01:30:00', '2026-11-01T06:30:00.000Z'],
    ['2026-11-01T02:00:00', '2026-11-01T07:00:00.000Z'],
    // The clocks of New York go forward from 02:00 to 03:00 on 8 March 2026.
    ['2026-03-08T01:59:00', '2026-03-08T06:59:00.000Z'],
    ['2026-03-08T02:30:00', '2026-03-08T07:30:00.000Z'],
    ['2026-03-08T03:00:00', '2026-03-08T07:00:00.000Z'],
  ])('on a day when clocks change: %s is %s', (wall, expected) => {
    expect(moment('America/New_York', wall)).toBe(expected);
  });
});

describe('a time zone', () => {
  it.each([
    ['America/Mexico_City', 'America/Mexico_City'],
    [' Asia/Tokyo ', 'Asia/Tokyo'],
    ['-06:00', 'Etc/GMT+6'],
    ['UTC+8', 'Etc/GMT-8'],
    ['GMT-0300', 'Etc/GMT+3'],
    ['+00:00', 'UTC'],
    ['Mexico', null],
    ['-15:00', null],
    ['', null],
  ])('is read from %j', (text, zone) => {
    expect(timeZoneOf(text)).toBe(zone);
  });

  it('supports whole hours from 12 west to 14 east', () => {
    expect([14, 15, -12, -13, 5.5].map((hours) => zoneOfOffset(hours * 3_600_000))).toEqual([
      'Etc/GMT-14',
      null,
      'Etc/GMT+12',
      null,
      null,
    ]);
  });
});
