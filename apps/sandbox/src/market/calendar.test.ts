import { describe, expect, it } from 'vitest';
import { dayNumber, daysInRange, isCandleRange, startOfMonth, startOfWeek } from './calendar.ts';

const saturday = Date.parse('2026-11-21T22:41:07Z');

describe('calendar', () => {
  it('begins a week on Monday', () => {
    expect(startOfWeek(saturday)).toBe(Date.parse('2026-11-16T00:00:00Z'));
    expect(startOfWeek(Date.parse('2026-11-16T00:00:00Z'))).toBe(
      Date.parse('2026-11-16T00:00:00Z'),
    );
    expect(startOfWeek(Date.parse('2026-11-22T23:59:59Z'))).toBe(
      Date.parse('2026-11-16T00:00:00Z'),
    );
  });

  it('begins a month on the first', () => {
    expect(startOfMonth(saturday)).toBe(Date.parse('2026-11-01T00:00:00Z'));
  });

  it('counts days from 1970', () => {
    expect(dayNumber(Date.parse('1970-01-02T00:00:00Z'))).toBe(1);
    expect(dayNumber(-1)).toBe(-1);
  });

  it('has these ranges', () => {
    expect(daysInRange('1d', '1d', saturday)).toBe(1);
    expect(daysInRange('ytd', '1d', Date.parse('2026-02-01T12:00:00Z'))).toBe(32);
    // Still 31 December in Mexico City.
    expect(daysInRange('ytd', '1d', Date.parse('2027-01-01T05:59:59Z'))).toBe(365);
    expect(daysInRange('ytd', '1d', Date.parse('2027-01-01T06:00:00Z'))).toBe(1);
    expect(isCandleRange('5y')).toBe(true);
    for (const text of ['', '1Y', 'toString', '1e3']) expect(isCandleRange(text)).toBe(false);
    expect(() => daysInRange('7y', '1d', saturday)).toThrow('unknown range of candles: 7y');
  });

  it.each([
    ['1m', 'max', 1],
    ['1d', 'max', 1827],
    ['1d', '1y', 366],
    ['1wk', 'max', 3653],
    ['1mo', '5y', 1827],
  ] as const)('%s candles of the range %s cover %d days', (interval, range, days) => {
    expect(daysInRange(range, interval, saturday)).toBe(days);
  });
});
