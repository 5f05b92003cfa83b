import { expect, test } from 'vitest';
import { candleRows } from './candleRows.ts';

const minuteMs = 60_000;
const candle = (minute: number, close: number) => ({
  time: Date.UTC(2026, 10, 20, 15, minute),
  open: 1,
  high: Math.max(1, close),
  low: 1,
  close,
  volume: null,
});

const rows = (window: string, ...candles: ReturnType<typeof candle>[]) =>
  JSON.parse(`[${candleRows(window, candles, 2)}]`) as unknown[];
const closes = (window: string, ...candles: ReturnType<typeof candle>[]) =>
  rows(window, ...candles).map((row) => (row as { close: string }).close);

test('a row has its figures as text with the decimals of the instrument', () => {
  expect(rows('figures', candle(30, 2.5))).toEqual([
    {
      timestamp: '2026-11-20T15:30:00.000Z',
      open: '1.00',
      high: '2.50',
      low: '1.00',
      close: '2.50',
      volume: null,
    },
  ]);
  expect(candleRows('none', [], 2)).toBe('');
});

test('the running bar changes, ends, and the next one begins', () => {
  expect(closes('edge', candle(1, 5), candle(2, 6))).toEqual(['5.00', '6.00']);
  expect(closes('edge', candle(1, 5), candle(2, 7))).toEqual(['5.00', '7.00']);
  // It ends at another price than it was last asked for at.
  expect(closes('edge', candle(1, 5), candle(2, 8), candle(3, 9))).toEqual([
    '5.00',
    '8.00',
    '9.00',
  ]);
  expect(closes('edge', candle(2, 8), candle(3, 9))).toEqual(['8.00', '9.00']);
});

test('a bar that a source corrects afterwards is corrected', () => {
  expect(closes('corrected', candle(1, 5), candle(2, 6))).toEqual(['5.00', '6.00']);
  expect(closes('corrected', candle(1, 4), candle(2, 6))).toEqual(['4.00', '6.00']);
  const later = { ...candle(1, 4), time: candle(1, 4).time + minuteMs / 2 };
  expect(rows('corrected', later, candle(2, 6))[0]).toMatchObject({
    timestamp: '2026-11-20T15:01:30.000Z',
  });
});
