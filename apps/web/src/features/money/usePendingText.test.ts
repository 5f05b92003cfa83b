import { expect, it } from 'vitest';
import { nearness } from './usePendingText.ts';

it('says a clock time only for a time of today that is not near', () => {
  // 12:00 in Mexico City, UTC−6
  const now = Date.parse('2026-11-28T18:00:00Z');
  expect(nearness(Date.parse('2026-11-28T17:59:00Z'), now)).toBe('soon');
  expect(nearness(Date.parse('2026-11-28T18:01:00Z'), now)).toBe('soon');
  expect(nearness(Date.parse('2026-11-28T18:30:00Z'), now)).toBe('today');
  expect(nearness(Date.parse('2026-11-30T18:00:00Z'), now)).toBe('later');
});
