import { expect, it } from 'vitest';
import { timeToWait } from './login.ts';

it.each([
  [0, 1, 'minutes'],
  [1, 1, 'minutes'],
  [60, 1, 'minutes'],
  [61, 2, 'minutes'],
  [840, 14, 'minutes'],
  [900, 15, 'minutes'],
  [7200, 120, 'minutes'],
  [7201, 3, 'hours'],
  [14_400, 4, 'hours'],
  [86_400, 24, 'hours'],
])('%i seconds are a wait of %i %s', (seconds, count, unit) => {
  expect(timeToWait(seconds)).toEqual({ unit, count });
});
