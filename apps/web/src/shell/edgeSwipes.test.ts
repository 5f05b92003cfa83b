import { expect, test } from 'vitest';
import { isBackSwipe } from './edgeSwipes.ts';

test.each([
  ['across from the very edge', { x: 0, y: 400 }, { x: 61, y: 400, time: 499 }, true],
  ['starting just under 40 px', { x: 39, y: 400 }, { x: 100, y: 400, time: 100 }, true],
  ['rising as it goes', { x: 10, y: 400 }, { x: 110, y: 320, time: 200 }, true],
  ['starting at 40 px', { x: 40, y: 400 }, { x: 140, y: 400, time: 100 }, false],
  ['no more than 60 px long', { x: 10, y: 400 }, { x: 70, y: 400, time: 100 }, false],
  ['taking 500 ms', { x: 10, y: 400 }, { x: 110, y: 400, time: 500 }, false],
  ['more down than across', { x: 10, y: 400 }, { x: 80, y: 480, time: 100 }, false],
  ['towards the edge', { x: 39, y: 400 }, { x: 0, y: 400, time: 100 }, false],
])('spec §2 left-edge swipe: %s', (_what, from, to, isBack) => {
  expect(isBackSwipe({ ...from, time: 0 }, to)).toBe(isBack);
});
