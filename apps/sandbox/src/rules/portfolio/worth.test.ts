import { expect, test } from 'vitest';
import { holdingValue } from './worth.ts';

test.each([
  // 3 × 0.105 = 0.315 is rounded once, half up.
  [3n, 105_000n, 32n],
  [2n, 105_000n, 21n],
  [3n, 104_999n, 31n],
  [100n, 249_920_000n, 2_499_200n],
  // A negative price of a future rounds half away from zero.
  [1n, -37_635_000n, -3764n],
  [0n, 105_000n, 0n],
  // Without a price, the cost of the whole holding counts: 12.345.
  [7n, null, 1235n],
])('%i at %i millionths of a dollar are worth %i cents', (quantity, price, cents) => {
  expect(holdingValue({ quantity, cost: 12_345_000n }, price)).toBe(cents);
});
