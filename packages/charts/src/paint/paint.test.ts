import { expect, test } from 'vitest';
import { clearOf } from './axes.ts';
import { candleWidths } from './candles.ts';

test('wick and body are both odd or both even, and never wider than the pitch', () => {
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

test('a price that the tag would half cover is left out, and is there again once it has passed', () => {
  expect(clearOf([60, 70, 80], at, 285, 16)).toEqual([60, 80]);
  expect(clearOf([60, 70, 80], at, 284, 16)).toEqual([60, 70, 80]);
  expect(clearOf([60, 70, 80], at, 250, 60)).toEqual([60]);
  expect(clearOf([60, 70, 80], at, null, 16)).toEqual([60, 70, 80]);
});
