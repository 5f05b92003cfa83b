import { describe, expect, it } from 'vitest';
import { nearestPoint, placesOf } from './valuePlaces.ts';

const box = { width: 100, height: 40, leastSpan: 0 };

describe('placesOf', () => {
  it('lays time from left to right and the highest value at the top', () => {
    const places = placesOf(
      [
        { at: 1000, value: 10 },
        { at: 2000, value: 30 },
        { at: 5000, value: 20 },
      ],
      box,
    );
    // The second point is after a quarter of the time.
    expect(places).toEqual([
      { x: 0, y: 40 },
      { x: 25, y: 0 },
      { x: 100, y: 20 },
    ]);
  });

  it('lays equal values in the middle', () => {
    const flat = placesOf(
      [
        { at: 0, value: 7 },
        { at: 10, value: 7 },
      ],
      box,
    );
    expect(flat.map(({ y }) => y)).toEqual([20, 20]);
  });

  it('keeps values that span less than the minimum around the middle', () => {
    const places = placesOf(
      [
        { at: 0, value: 0 },
        { at: 10, value: -5 },
      ],
      { ...box, leastSpan: 20 },
    );
    // The box of 40 px spans values of 20, so the change of 5 is 10 px around the middle.
    expect(places.map(({ y }) => y)).toEqual([15, 25]);
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
  ])('has no place for %s', (_, points) => {
    expect(placesOf(points, box)).toEqual([]);
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
  ])('of the place %d is %d', (fraction, index) => {
    expect(nearestPoint(points, fraction)).toBe(index);
  });
});
