import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Pyramid } from './Pyramid.ts';

function rangeOf(pyramid: Pyramid, from: number, to: number) {
  const extent = { low: 0, high: 0 };
  pyramid.range(from, to, extent);
  return extent;
}

test('finds the extremes of a range without block boundaries', () => {
  const values = Float64Array.of(5, 3, 9, 4, 7);
  const pyramid = new Pyramid(values, values);
  expect(rangeOf(pyramid, 1, 4)).toEqual({ low: 3, high: 9 });
  expect(rangeOf(pyramid, 3, 5)).toEqual({ low: 4, high: 7 });
});

test('reads whole blocks from a higher level', () => {
  for (const length of [16, 17, 256, 4096]) {
    const values = Float64Array.from({ length }, (_, i) => (i * 7) % length);
    const pyramid = new Pyramid(values, values);
    expect(rangeOf(pyramid, 0, length)).toEqual({ low: 0, high: length - 1 });
  }
});

test('an empty range, and one without a number, have no extent', () => {
  const values = Float64Array.of(1, NaN, 2);
  const pyramid = new Pyramid(values, values);
  expect(rangeOf(pyramid, 2, 2)).toEqual({ low: Infinity, high: -Infinity });
  expect(rangeOf(pyramid, 1, 2)).toEqual({ low: Infinity, high: -Infinity });
  expect(rangeOf(pyramid, 0, 3)).toEqual({ low: 1, high: 2 });
});

const entries = fc.array(fc.oneof(fc.integer({ min: -1000, max: 1000 }), fc.constant(NaN)), {
  minLength: 1,
  maxLength: 700,
  // The default size gives some ten entries, which need no second level.
  size: 'max',
});

test('agrees with a linear search, before and after a change', () => {
  const changed = fc.record({
    entries,
    at: fc.nat(),
    value: fc.integer(),
    a: fc.nat(),
    b: fc.nat(),
  });
  fc.assert(
    fc.property(changed, ({ entries: list, at, value, a, b }) => {
      const columns = Float64Array.from(list);
      const pyramid = new Pyramid(columns, columns);
      const [from, to] = [a % (columns.length + 1), b % (columns.length + 1)].sort((x, y) => x - y);
      for (const index of [-1, at % columns.length]) {
        if (index >= 0) {
          columns[index] = value;
          pyramid.update(index);
        }
        const seen = Array.from(columns.slice(from, to)).filter((entry) => !Number.isNaN(entry));
        const brute = { low: Math.min(...seen), high: Math.max(...seen) };
        expect(rangeOf(pyramid, from!, to!)).toEqual(brute);
      }
    }),
  );
});
