import { describe, expect, it, test } from 'vitest';
import { valuationMoments, portfolioRanges } from './moments.ts';

const at = (text: string) => Date.parse(`${text}Z`);
const now = at('2026-11-20T15:33:20');
const longAgo = at('2025-01-01T12:00');

const texts = (times: readonly number[]) => times.map((time) => new Date(time).toISOString());

describe('the moments of an old account', () => {
  it.each([
    // Midnights in Mexico City are the daily closes. The range of a year has every second midnight, and `max`,
    // here 688 days, every fourth.
    ['1d', '2026-11-20T06:00', '2026-11-20T15:30', 58, '1m', '1d'],
    ['1w', '2026-11-14T06:00', '2026-11-20T06:00', 7, '1d', '1mo'],
    ['1m', '2026-10-22T06:00', '2026-11-20T06:00', 30, '1d', '1mo'],
    ['1y', '2025-11-21T06:00', '2026-11-20T06:00', 183, '1d', '1y'],
    ['max', '2025-01-01T12:00', '2026-11-20T06:00', 173, '1d', '2y'],
  ] as const)(
    'the moments of an old account of the range %s',
    (range, first, last, count, interval, reach) => {
      const { times, ...candles } = valuationMoments(range, longAgo, now);
      expect(candles).toEqual({ interval, range: reach });
      expect(times.length).toBe(count);
      expect([times[0], times.at(-1)]).toEqual([at(first), at(last)]);
    },
  );
});

describe('the moments of an account opened in the range', () => {
  it('begin with the opening', () => {
    const opened = at('2026-11-17T09:10:11');
    for (const range of ['1w', '1m', '1y', 'max'] as const) {
      expect(texts(valuationMoments(range, opened, now).times)).toEqual([
        '2026-11-17T09:10:11.000Z',
        '2026-11-18T06:00:00.000Z',
        '2026-11-19T06:00:00.000Z',
        '2026-11-20T06:00:00.000Z',
      ]);
    }
    expect(valuationMoments('1d', opened, now).times[0]).toBe(at('2026-11-20T06:00'));
  });

  it('are ten minutes apart on the day of the opening', () => {
    const opened = at('2026-11-20T15:04:30');
    for (const range of portfolioRanges) {
      expect(texts(valuationMoments(range, opened, now).times)).toEqual([
        '2026-11-20T15:04:30.000Z',
        '2026-11-20T15:10:00.000Z',
        '2026-11-20T15:20:00.000Z',
        '2026-11-20T15:30:00.000Z',
      ]);
    }
  });
});

it('are Mondays for an account too old for days', () => {
  // 2026-11-16 was a Monday. Eight years are 417 weeks, so every third Monday is a moment.
  const { times, interval, range } = valuationMoments('max', at('2018-11-20T12:00'), now);
  expect({ interval, range }).toEqual({ interval: '1wk', range: 'max' });
  expect(times[0]).toBe(at('2018-11-20T12:00'));
  expect(times.at(-1)).toBe(at('2026-11-16T06:00'));
  expect(times.at(-2)).toBe(at('2026-10-26T06:00'));
});

test.each([
  '2026-11-20T00:00:00',
  '2026-11-20T06:00:00',
  '2026-11-21T05:59:59',
  '2026-11-23T06:00:01',
  '2026-11-20T15:30',
])('at %s are in the past, ascending and limited', (text) => {
  const then = at(text);
  for (const days of [0, 0.5, 1, 2, 30, 197, 198, 199, 365, 1825, 1827, 1900, 4000]) {
    for (const range of portfolioRanges) {
      const { times } = valuationMoments(range, then - days * 86_400_000 - 1, then);
      expect(times.length).toBeLessThan(200);
      expect(times.every((time, i) => time < (times[i + 1] ?? then))).toBe(true);
    }
  }
});

it('are empty for an account opened now', () => {
  expect(valuationMoments('now', longAgo, now).times).toEqual([]);
});
