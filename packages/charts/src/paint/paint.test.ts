import { expect, test } from 'vitest';
import { withoutCovered } from './axes.ts';
import { candleWidths } from './candles.ts';

test('centres the wick and keeps candles within their pitch', () => {
  expect(candleWidths(5.3, 2)).toEqual({ body: 4, wick: 2 });
  expect(candleWidths(7, 2)).toEqual({ body: 4, wick: 2 });
  expect(candleWidths(12, 2)).toEqual({ body: 8, wick: 2 });
  expect(candleWidths(4, 1)).toEqual({ body: 3, wick: 1 });
  for (let pitch = 0.5; pitch < 60; pitch += 0.25) {
    for (const ratio of [1, 1.5, 2, 3]) {
      const { body, wick } = candleWidths(pitch, ratio);
      expect((body - wick) % 2).toBe(0);
      expect(body).toBeLessThanOrEqual(Math.max(1, pitch));
      expect(body).toBeGreaterThanOrEqual(wick);
    }
  }
});

const at = (tick: number) => 1000 - 10 * tick;

test('leaves out prices that the tag would half cover', () => {
  expect(withoutCovered([60, 70, 80], at, 285, 16)).toEqual([60, 80]);
  expect(withoutCovered([60, 70, 80], at, 284, 16)).toEqual([60, 70, 80]);
  expect(withoutCovered([60, 70, 80], at, 250, 60)).toEqual([60]);
  expect(withoutCovered([60, 70, 80], at, null, 16)).toEqual([60, 70, 80]);
});
