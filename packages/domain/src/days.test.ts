import { describe, expect, it } from 'vitest';
import { calendarDayIn, dayBefore, daysBetween, dayName, groupByDay } from './days.ts';

/** Groups times, which are their own rows, by day; returns each day with its times. */
const grouped = (times: readonly (string | null)[], timeZone: string) =>
  groupByDay(
    times,
    (time) => (time === null ? null : Date.parse(time)),
    calendarDayIn(timeZone),
  ).map(({ day, rows }) => [day, rows]);

describe('groupByDay', () => {
  it('begins a day at midnight where the customer is', () => {
    // Mexico City is six hours behind UTC all year, so its midnight is 06:00Z.
    const before = '2026-11-20T05:59:59.999Z';
    const at = '2026-11-20T06:00:00.000Z';
    expect(grouped([at, before], 'America/Mexico_City')).toEqual([
      ['2026-11-20', [at]],
      ['2026-11-19', [before]],
    ]);
    expect(grouped([at, before], 'UTC')).toEqual([['2026-11-20', [at, before]]]);
  });

  it('handles days of 25 and 23 hours', () => {
    // Berlin's clocks go back on 25 October 2026, which lasts from 22:00Z on the 24th to 23:00Z.
    const long = ['2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z'];
    expect(grouped(long, 'Europe/Berlin')).toEqual([['2026-10-25', long]]);
    expect(grouped(['2026-10-25T23:00:00Z'], 'Europe/Berlin')[0]?.[0]).toBe('2026-10-26');
    // They go forward on 29 March 2026, which lasts from 23:00Z on the 28th to 22:00Z.
    const short = ['2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z'];
    expect(grouped(short, 'Europe/Berlin')).toEqual([['2026-03-29', short]]);
    expect(grouped(['2026-03-29T22:00:00Z'], 'Europe/Berlin')[0]?.[0]).toBe('2026-03-30');
  });

  it('knows where in Mexico clocks change, and when they stopped', () => {
    // Tijuana follows California: it is seven hours behind UTC until 1 November 2026, 09:00Z, then
    // eight.
    expect(grouped(['2026-11-01T07:00:00Z'], 'America/Tijuana')[0]?.[0]).toBe('2026-11-01');
    expect(grouped(['2026-11-02T07:59:59Z'], 'America/Tijuana')[0]?.[0]).toBe('2026-11-01');
    expect(grouped(['2026-11-02T08:00:00Z'], 'America/Tijuana')[0]?.[0]).toBe('2026-11-02');
    // Mexico City was five hours behind UTC in July 2022, its last summer time, and six in July
    // 2023.
    expect(grouped(['2022-07-10T05:30:00Z'], 'America/Mexico_City')[0]?.[0]).toBe('2022-07-10');
    expect(grouped(['2023-07-10T05:30:00Z'], 'America/Mexico_City')[0]?.[0]).toBe('2023-07-09');
  });

  it('puts rows without a time last, in their order', () => {
    const rows = [
      { id: 'a', at: null },
      { id: 'b', at: Date.parse('2026-11-20T15:00:00Z') },
      { id: 'c', at: null },
      { id: 'd', at: Date.parse('2026-11-19T15:00:00Z') },
    ];
    const days = groupByDay(rows, ({ at }) => at, calendarDayIn('UTC'));
    expect(days.map(({ day, rows: some }) => [day, some.map(({ id }) => id)])).toEqual([
      ['2026-11-20', ['b']],
      ['2026-11-19', ['d']],
      [null, ['a', 'c']],
    ]);
  });

  it('groups unsorted rows by day, in the order of the first row of each day', () => {
    const [noon, day, evening] = [
      '2026-11-20T12:00:00Z',
      '2026-11-19T12:00:00Z',
      '2026-11-20T20:00:00Z',
    ] as const;
    expect(grouped([noon, day, evening], 'UTC')).toEqual([
      ['2026-11-20', [noon, evening]],
      ['2026-11-19', [day]],
    ]);
  });

  it('has no groups without rows', () => {
    expect(grouped([], 'UTC')).toEqual([]);
  });
});

it('counts days across the end of daylight saving time', () => {
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(daysBetween('2027-01-01', '2026-12-31')).toBe(-1);
});

describe('dayName', () => {
  it('crosses the ends of months and years', () => {
    expect(dayBefore('2027-01-01')).toBe('2026-12-31');
    expect(dayBefore('2028-03-01')).toBe('2028-02-29');
    expect(dayName('2026-11-20', '2026-11-20')).toBe('today');
    expect(dayName('2026-11-19', '2026-11-20')).toBe('yesterday');
    expect(dayName('2026-11-18', '2026-11-20')).toBe('date');
    // The device's clock may be behind the server's.
    expect(dayName('2026-11-21', '2026-11-20')).toBe('date');
  });

  it('names the day before a day of 25 hours yesterday until midnight', () => {
    const dayOf = calendarDayIn('Europe/Berlin');
    // 23:30 in Berlin is 24.5 hours after midnight, because the clocks went back.
    const today = dayOf(Date.parse('2026-10-25T22:30:00Z'));
    expect(dayName(dayOf(Date.parse('2026-10-24T20:00:00Z')), today)).toBe('yesterday');
  });
});
