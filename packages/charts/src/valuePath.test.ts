import { describe, expect, it } from 'vitest';
import { nearestPoint, valuePath } from './valuePath.ts';

describe('valuePath', () => {
  it('lays time from left to right and the highest value at the top', () => {
    const path = valuePath(
      [
        { at: 1000, value: 10 },
        { at: 2000, value: 30 },
        { at: 5000, value: 20 },
      ],
      100,
      40,
    );
    // A quarter of the time has passed at the second point.
    expect(path?.line).toBe('M0 40L25 0L100 20');
    expect(path?.area).toBe('M0 40L25 0L100 20V40H0Z');
    expect(path?.startY).toBe(40);
  });

  it('lays equal values in the middle', () => {
    const flat = valuePath(
      [
        { at: 0, value: 7 },
        { at: 10, value: 7 },
      ],
      100,
      40,
    );
    expect(flat?.line).toBe('M0 20L100 20');
  });

  it.each([
    ['no point', []],
    ['one point', [{ at: 1, value: 1 }]],
    [
      'points of one moment',
      [
        { at: 1, value: 1 },
        { at: 1, value: 2 },
      ],
    ],
  ])('makes no line of %s', (_, points) => {
    expect(valuePath(points, 100, 40)).toBeNull();
  });
});

describe('nearestPoint', () => {
  const points = [0, 10, 100].map((at) => ({ at, value: 1 }));

  it.each([
    [0, 0],
    [0.04, 0],
    [0.06, 1],
    [0.54, 1],
    [0.56, 2],
    [1, 2],
    [-3, 0],
    [9, 2],
  ])('of the place %d is %d', (share, index) => {
    expect(nearestPoint(points, share)).toBe(index);
  });
});
