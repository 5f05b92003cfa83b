import { describe, expect, it } from 'vitest';
import {
  type ChartRange,
  priceChange,
  historyInRange,
  newestDay,
  rangeStart,
} from './chartRange.ts';

const at = (text: string) => Date.parse(text);
const day = (time: number) => new Date(time).toISOString().slice(0, 10);

it.each<[ChartRange, string, string]>([
  ['day', '2026-11-23T15:04:05Z', '2026-11-23'],
  ['week', '2026-11-23T15:04:05Z', '2026-11-16'],
  // Midnight in Mexico City.
  ['week', '2026-03-02T05:59:59Z', '2026-02-22'],
  ['week', '2026-03-02T06:00:00Z', '2026-02-23'],
  ['month', '2026-11-23T23:59:59Z', '2026-10-23'],
  ['month', '2026-03-31T12:00:00Z', '2026-02-28'],
  ['month', '2026-01-15T12:00:00Z', '2025-12-15'],
  ['quarter', '2026-11-30T12:00:00Z', '2026-08-30'],
  ['quarter', '2026-05-31T12:00:00Z', '2026-02-28'],
  ['year', '2026-11-23T12:00:00Z', '2025-11-23'],
  ['year', '2024-02-29T12:00:00Z', '2023-02-28'],
  ['fiveYears', '2026-11-23T12:00:00Z', '2021-11-23'],
])('rangeStart of a %s at %s is %s', (range, now, start) => {
  expect(day(rangeStart(range, at(now)))).toBe(start);
});

/** A candle that opens 0.1 below its close. */
const candle = (text: string, close: number) => ({ time: at(text), open: close - 0.1, close });

/** A Monday. */
const now = at('2026-11-23T15:00:00Z');
const sunday = at('2026-11-22T15:00:00Z');

/** Candles of an exchange that is closed on weekends; 16 November is a Monday. */
const days = [
  candle('2026-10-22', 10),
  candle('2026-10-23', 11),
  candle('2026-10-26', 12),
  candle('2026-11-13', 13),
  candle('2026-11-16', 14),
  candle('2026-11-17', 15),
  candle('2026-11-20', 16),
  candle('2026-11-23', 17),
];

describe('historyInRange', () => {
  it.each([
    ['the close of the same day a week ago', 'week', days, now, 14, '2026-11-16', 4],
    ['the close before a start on a Sunday', 'week', days, sunday, 13, '2026-11-13', 5],
    ['the close of the same day of the month', 'month', days, now, 11, '2026-10-23', 7],
    [
      'the close of a day whose candle starts when its exchange opens',
      'week',
      [candle('2026-11-16T14:30:00Z', 8), candle('2026-11-17T14:30:00Z', 9)],
      now,
      8,
      '2026-11-16',
      2,
    ],
    [
      'the open of a history that begins after a weekend at the start of the range',
      'month',
      days.slice(2),
      now,
      11.9,
      '2026-10-26',
      6,
    ],
    [
      'the close of the same month',
      'fiveYears',
      [candle('2021-11-01', 3), candle('2021-12-01', 4), candle('2026-11-01', 5)],
      now,
      3,
      '2021-11-01',
      3,
    ],
    [
      'the open of the first month',
      'fiveYears',
      [candle('2021-12-01', 4), candle('2026-11-01', 5)],
      now,
      3.9,
      '2021-12-01',
      2,
    ],
  ] as const)('begins with %s', (_, range, history, when, began, first, count) => {
    const found = historyInRange(history, range, when);
    expect(found.began).toBe(began);
    expect(day(found.candles[0]!.time)).toBe(first);
    expect(found.candles).toHaveLength(count);
  });

  it.each([
    ['there is no history', 'month', [], now, 0],
    ['no candle is in the range', 'week', days, at('2027-03-01'), 0],
    ['the history begins too late', 'quarter', days, now, 8],
    [
      'the days around its start are missing',
      'quarter',
      [candle('2026-07-31', 5), candle('2026-10-01', 6)],
      now,
      1,
    ],
  ] as const)('has no opening price if %s', (_, range, history, when, count) => {
    const found = historyInRange(history, range, when);
    expect(found.began).toBeNull();
    expect(found.candles).toHaveLength(count);
  });
});

it.each([
  ['all candles of one day', ['2026-11-23T06:00:00Z', '2026-11-24T05:59:00Z'], 2],
  ['candles from midnight in Mexico City', ['2026-11-23T05:59:00Z', '2026-11-23T06:00:00Z'], 1],
  ['no candles of an empty history', [], 0],
])('returns as the newest day %s', (_, times, count) => {
  const history = times.map((time) => candle(time, 1));
  expect(newestDay(history)).toEqual(history.slice(history.length - count));
});

it.each([
  ['126.90', '128.40', '1.50', '1.18'], // 150 ÷ 126.9 = 1.182…
  ['160.00', '120.00', '-40.00', '-25.00'],
  ['1.08435', '1.08430', '-0.00005', '0.00'],
  ['10', '10.00', '0.00', '0.00'],
  ['0.00', '5.00', '5.00', null],
  [null, '5.00', null, null],
  ['5.00', null, null, null],
])('a price changes from %s to %s by %s, %s %%', (began, price, change, changePercent) => {
  expect(priceChange(began, price)).toEqual({ change, changePercent });
});
