import { expect, test } from 'vitest';
import { createScale } from '../view/scales.ts';
import { coveredBy, priceTicks } from './axes.ts';
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

const covered = (tag: number | null, room: number) => [60, 70, 80].filter(coveredBy(at, tag, room));

test('tells which prices the tag would half cover', () => {
  expect(covered(285, 16)).toEqual([70]);
  expect(covered(284, 16)).toEqual([]);
  expect(covered(250, 60)).toEqual([70, 80]);
  expect(covered(null, 16)).toEqual([]);
});

const y = (tick: number) => (44.1 - tick) * 300;

test.each([
  ['as many labels as have room', null, [43.4, 43.6, 43.8, 44]],
  ['fewer, if the tag would cover one of them', 43.75, [43.5, 44]],
  ['as many as have room, if the tag covers one of any choice', 44, [43.4, 43.6, 43.8, 44]],
])('chooses %s', (_, price, ticks) => {
  const scale = createScale().domain([43.3, 44.1]);
  const tag = price === null ? null : y(price);
  expect(priceTicks(scale, 240, coveredBy(y, tag, 16.5))).toEqual(ticks);
});
