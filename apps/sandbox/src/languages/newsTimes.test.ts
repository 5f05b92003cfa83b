import { expect, test } from 'vitest';
import { newsPieces } from './news.ts';
import { newsTimes } from './newsTimes.ts';

/** Date and time in Mexico City, which is six hours behind UTC. */
const timesAt = (now: string) => {
  const times = newsTimes(Date.parse(now));
  return new Map(
    newsPieces.map((piece, at) => [
      piece,
      new Date(times[at]! - 6 * 3_600_000).toISOString().slice(0, 16),
    ]),
  );
};

test('an item has the hour and the day that its words name', () => {
  // A Thursday, 18:00 in Mexico City.
  const times = timesAt('2026-11-20T00:00:00Z');
  expect(times.get('session-opens')).toBe('2026-11-19T08:35');
  expect(times.get('gold')).toBe('2026-11-19T13:05');
  expect(times.get('indices-week')).toBe('2026-11-13T15:20');
  expect(times.get('industry')).toBe('2026-11-11T15:25');
  expect(times.get('month-end')).toBe('2026-10-30T15:45');
});

test('no item is later than now or on a weekend', () => {
  // A Sunday, 7:00 in Mexico City.
  const now = '2026-11-22T13:00:00Z';
  expect(timesAt(now).get('session-opens')).toBe('2026-11-20T08:35');
  for (const time of newsTimes(Date.parse(now))) {
    expect(time).toBeLessThanOrEqual(Date.parse(now));
    expect([0, 6]).not.toContain(new Date(time - 6 * 3_600_000).getUTCDay());
  }
});
