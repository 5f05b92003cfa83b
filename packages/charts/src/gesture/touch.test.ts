import { expect, test } from 'vitest';
import { edgePush, fingerDirection, fingerSpread } from './touch.ts';

test('measures the middle and the distance of two fingers', () => {
  const fingers = [
    { x: 100, y: 40 },
    { x: 140, y: 70 },
  ];
  expect(fingerSpread(fingers)).toEqual({ middle: 120, width: 50 });
});

test('gives two fingers on one spot a minimum distance', () => {
  expect(
    fingerSpread([
      { x: 5, y: 5 },
      { x: 5, y: 5 },
    ]).width,
  ).toBe(24);
});

test('pans near the edges only, faster the nearer', () => {
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
] as const)('a finger moved by %d and %d goes %s', (right, down, direction) => {
  expect(fingerDirection(right, down)).toBe(direction);
});
