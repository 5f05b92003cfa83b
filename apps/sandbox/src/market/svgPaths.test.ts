import { describe, expect, it } from 'vitest';
import { areaPath, linePath } from './svgPaths.ts';
import type { MarketCandle } from './types.ts';

function closing(...closes: number[]): MarketCandle[] {
  return closes.map((close, time) => ({
    time,
    open: close,
    high: close,
    low: close,
    close,
    volume: null,
  }));
}

describe('linePath', () => {
  it('puts the lowest close at the bottom and the highest at the top', () => {
    expect(linePath(closing(10, 30, 15, 20))).toBe(
      'M0.00 40.00L33.33 0.00L66.67 30.00L100.00 20.00',
    );
  });

  it('is level when nothing moved, even with one candle', () => {
    expect(linePath(closing(5, 5, 5))).toBe('M0.00 20.00L50.00 20.00L100.00 20.00');
    expect(linePath(closing(5))).toBe('M0.00 20.00L100.00 20.00');
  });

  it('is empty without candles', () => {
    expect(linePath([])).toBe('');
    expect(areaPath([])).toBe('');
  });

  it('thins a day of minutes to 200 points and keeps both ends', () => {
    const path = linePath(closing(...Array.from({ length: 1440 }, (_, i) => i)));
    expect(path.split('L')).toHaveLength(200);
    expect(path.startsWith('M0.00 40.00L')).toBe(true);
    expect(path.endsWith('L100.00 0.00')).toBe(true);
  });
});

describe('areaPath', () => {
  it('closes the line along the bottom', () => {
    expect(areaPath(closing(1, 2))).toBe('M0.00 40.00L100.00 0.00L100.00 40.00L0.00 40.00Z');
  });
});
