import { expect, it } from 'vitest';
import { minutesToWait } from './minutesToWait.ts';

it.each([
  [0, 1],
  [1, 1],
  [60, 1],
  [61, 2],
  [840, 14],
  [900, 15],
])('%i seconds are %i minutes to wait', (seconds, minutes) => {
  expect(minutesToWait(seconds)).toBe(minutes);
});
