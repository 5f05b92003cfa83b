import { expect, test } from 'vitest';
import { edgePush, fingerGoes, fingerSpread } from './touch.ts';

test('two fingers have a middle and a distance', () => {
  const fingers = [
    { x: 100, y: 40 },
    { x: 140, y: 70 },
  ];
  expect(fingerSpread(fingers)).toEqual({ middle: 120, width: 50 });
});

test('fingers on one spot are not no distance apart', () => {
  expect(
    fingerSpread([
      { x: 5, y: 5 },
      { x: 5, y: 5 },
    ]).width,
  ).toBe(24);
});

test('a finger pushes near the ends only, the harder the nearer', () => {
  expect(edgePush(200, 390)).toBe(0);
  expect(edgePush(32, 390)).toBe(0);
  expect(edgePush(0, 390)).toBe(8);
  expect(edgePush(-50, 390)).toBe(8);
  expect(edgePush(390, 390)).toBe(-8);
});

test.each([
  [4, 4, null],
  [0, -6, null],
  [7, 0, 'sideways'],
  [-30, 29, 'sideways'],
  [5, 5, 'along the page'],
  [3, -12, 'along the page'],
] as const)('a finger that moved %d to the right and %d down: %s', (right, down, goes) => {
  expect(fingerGoes(right, down)).toBe(goes);
});
