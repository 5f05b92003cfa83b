import { expect, test } from 'vitest';
import { failsOnRequest } from './playRule.ts';

test.each([
  [1_300n, true],
  [511_300n, true],
  [511_399n, true],
  [130_000n, false],
  [513_100n, false],
  [500_000n, false],
])('an amount of %s cents fails: %s', (amount, fails) => {
  expect(failsOnRequest(amount)).toBe(fails);
});
