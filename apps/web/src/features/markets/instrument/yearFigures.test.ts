import { expect, it } from 'vitest';
import { yearFigures } from './yearFigures.ts';

const day = (text: string, low: number, high: number, volume: number | null) => ({
  time: Date.parse(text),
  open: low,
  high,
  low,
  close: high,
  volume,
});
const now = Date.parse('2026-11-23T15:00:00Z');
const days = [
  day('2025-11-20', 1, 99, 700),
  day('2025-11-24', 12, 20, 600),
  day('2026-08-21', 10, 18, 500),
  day('2026-08-24', 13, 25, 100),
  day('2026-10-01', 14, 15, null),
  day('2026-11-20', 14, 16, 300),
  day('2026-11-23', 14, 17, 9000),
];

it.each([
  ['a year and the day before it', days, [10, 25, 200]],
  ['half a year', days.slice(2), [null, null, 200]],
  ['a month', days.slice(5), [null, null, null]],
  [
    'a market that reports no volume',
    days.map(({ time, low, high }) => ({ time, open: low, high, low, close: high, volume: null })),
    [10, 25, null],
  ],
  ['no candle', [], [null, null, null]],
] as const)('computes low, high and mean volume of %s', (_, of, [low, high, mean]) => {
  expect(yearFigures(of, now)).toEqual({ low, high, meanVolume: mean });
});
