import { describe, expect, it } from 'vitest';
import { dayLine, extendDayLine } from './dayLine.ts';

const candle = (text: string, open: number, close: number) => ({
  time: Date.parse(text),
  open,
  close,
});

const yesterday = candle('2026-11-19T20:00:00Z', 97, 100);
const morning = candle('2026-11-20T14:30:00Z', 101, 102);
const noon = candle('2026-11-20T17:00:00Z', 102, 103.5);

describe('dayLine', () => {
  it('goes from the first price of the latest day through its closes', () => {
    const prices = { candles: [yesterday, morning, noon], price: '103.50', previousClose: '100' };
    expect(dayLine(prices)).toEqual({ points: [101, 102, 103.5], previousClose: 100 });
  });

  it('begins at midnight in Mexico City, not in UTC', () => {
    const evening = candle('2026-11-21T00:05:00Z', 103.5, 104);
    const prices = { candles: [yesterday, morning, evening], price: '104', previousClose: '100' };
    expect(dayLine(prices)?.points).toEqual([101, 102, 104]);
    const night = candle('2026-11-21T06:00:00Z', 104, 105);
    const next = { candles: [morning, evening, night], price: '105', previousClose: '104' };
    expect(dayLine(next)?.points).toEqual([104, 105]);
  });

  it.each([
    ['there are no candles', { candles: [], price: '103.50', previousClose: '100' }],
    ['the price is not known', { candles: [morning], price: null, previousClose: '100' }],
    ['the previous close is not known', { candles: [morning], price: '102', previousClose: null }],
    [
      'the candles end at the previous close but the price does not',
      { candles: [yesterday], price: '103.50', previousClose: '100' },
    ],
    [
      'the candles rose and the price fell',
      { candles: [morning, noon], price: '99.00', previousClose: '100' },
    ],
    [
      'the candles rose and the price has not moved',
      { candles: [morning, noon], price: '100.00', previousClose: '100' },
    ],
  ])('is null if %s', (_, prices) => {
    expect(dayLine(prices)).toBeNull();
  });

  it('thins a day of minutes to the opening price and 60 closes, keeping the last', () => {
    const start = Date.parse('2026-11-20T06:00:00Z');
    const candles = Array.from({ length: 1440 }, (_, minute) => ({
      time: start + minute * 60_000,
      open: 1 + minute,
      close: 2 + minute,
    }));
    const { points } = dayLine({ candles, price: '1441', previousClose: '1' }) ?? { points: [] };
    expect(points).toHaveLength(61);
    expect([points[0], points[1], points.at(-1)]).toEqual([1, 2, 1441]);
  });
});

describe('extendDayLine', () => {
  const line = { points: [101, 102], previousClose: 100 };

  it.each([
    ['rise', '103.00', [101, 102, 103]],
    ['rise', null, [101, 102]],
    ['fall', '99.50', [101, 102, 99.5]],
    ['flat', '100.00', [101, 102, 100]],
    // The rise of 0.001 is too small to be displayed.
    ['flat', '100.001', [101, 102, 100.001]],
  ] as const)('appends the price of a %s to %s', (direction, price, points) => {
    expect(extendDayLine(line, { price, direction })).toEqual({ points, previousClose: 100 });
  });

  it.each([
    ['fall', '103.00'],
    ['fall', '100.00'],
    ['rise', '99.00'],
    ['rise', '100.00'],
    ['fall', null],
  ] as const)('is null if a %s to %s disagrees with the line', (direction, price) => {
    expect(extendDayLine(line, { price, direction })).toBeNull();
  });

  it('is null without candles', () => {
    expect(extendDayLine(null, { price: '1.00', direction: 'flat' })).toBeNull();
  });
});
