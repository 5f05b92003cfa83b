import { expect, test } from 'vitest';
import { newsPieces } from './news.ts';
import { newsTimes } from './newsTimes.ts';

/** Dates and times in Mexico City, which is six hours behind UTC. */
const timesAt = (now: string) => {
  const times = newsTimes(Date.parse(now));
  return new Map(
    newsPieces.map((piece, at) => [
      piece,
      new Date(times[at]! - 6 * 3_600_000).toISOString().slice(0, 16),
    ]),
  );
};

test('three items a day have their hours, the newest first', () => {
  // 18:00 in Mexico City.
  const times = timesAt('2026-11-20T00:00:00Z');
  expect(times.get('oil-companies')).toBe('2026-11-19T08:35');
  expect(times.get('index')).toBe('2026-11-19T15:20');
  expect(times.get('currencies')).toBe('2026-11-18T13:40');
  expect(times.get('foreign-markup')).toBe('2026-11-09T12:45');
});

test('an item whose hour has not come yet is of the day before', () => {
  // 9:00 in Mexico City.
  const times = timesAt('2026-11-20T15:00:00Z');
  expect(times.get('oil-companies')).toBe('2026-11-20T08:35');
  expect(times.get('index')).toBe('2026-11-19T15:20');
});
