import { describe, expect, it } from 'vitest';
import { candleTime, optionalTime } from './times.ts';

/** 2026-11-20T15:30:00Z. */
const moment = 1_795_188_600_000;

describe('time', () => {
  it.each([
    ['2026-11-20T15:30:00.000Z', moment],
    ['2026-11-20T15:30:00Z', moment],
    ['2026-11-20T15:30Z', moment],
    ['2026-11-20T09:30:00-06:00', moment],
    ['2026-11-20T17:00:00+0130', moment],
    ['2026-11-20T15:30:00.1234Z', moment + 123],
    ['2026-11-20T15:30:00.5Z', moment + 500],
    ['2026-11-20T15:30:00.05Z', moment + 50],
    ['2026-11-20 09:30:00 -0600', moment],
    ['2026-11-20 15:30:00 UTC', moment],
    // The format of Postgres.
    ['2026-11-20 09:30:00-06', moment],
    ['2026-11-20 15:30:00.123456+00', moment + 123],
    [1_795_188_600, moment],
    [1_795_188_600.25, moment + 250],
    [moment, moment],
    ['1795188600', moment],
    ['1795188600000', moment],
    ['2026-11-20T15:30:59Z', moment + 59_000],
    ['2026-11-20T15:59:00Z', moment + 29 * 60_000],
    ['2026-11-20T23:30:00Z', moment + 8 * 3_600_000],
    ['2028-02-29T00:00Z', 1_835_395_200_000],
    // A number below 100,000,000,000 means seconds, any other milliseconds.
    [99_999_999_999, 99_999_999_999_000],
    [100_000_000_000, 100_000_000_000],
    [253_402_300_799_999, 253_402_300_799_999],
  ])('reads %j', (value, epoch) => {
    expect(optionalTime.decode(value, 'x')).toBe(epoch);
  });

  it("reads a date without a time as midnight in the broker's zone, in any zone of the device", () => {
    expect(optionalTime.decode('2026-11-20', 'x')).toBe(Date.UTC(2026, 10, 20, 6));
    expect(optionalTime.decode('2026-07-20', 'x')).toBe(Date.UTC(2026, 6, 20, 6));
    // Charts label candles by their UTC day.
    expect(candleTime.decode('2026-11-20')).toBe(Date.UTC(2026, 10, 20));
    expect(candleTime.decode('2026-11-20 15:30:00')).toBe(moment);
  });

  it.each(['2026-11-20T15:30:00', '2026-11-20 15:30:00', '2026-11-20 15:30'])(
    'reads %j as null, because it has no zone',
    (value) => {
      expect(optionalTime.decode(value, 'x')).toBeNull();
    },
  );

  it.each([
    ['2026-02-30'],
    ['2026-13-01'],
    ['2026-11-20 24:00:00'],
    ['2026-11-00'],
    ['2027-02-29'],
    ['2026-11-20T15:60:00Z'],
    ['2026-11-20T15:30:60Z'],
    ['17951886000000'],
    [253_402_300_800_000],
    [['2026-11-20T15:30:00Z']],
    ['20/11/2026'],
    ['yesterday'],
    [''],
    [0],
    [-5],
    [Number.NaN],
    [null],
    [{}],
  ])('reads %j as null', (value) => {
    expect(optionalTime.decode(value, 'x')).toBeNull();
  });
});
