import type { MessageDescriptor } from '@corro/messages';
import { expect, it } from 'vitest';
import { staleAge } from './ages.tsx';

const now = 1_800_000_000_000;
const words = {
  t: ({ id }: MessageDescriptor, values: object = {}) => `${id} ${JSON.stringify(values)}`,
};

it.each([
  ['fresh up to two missed readings of 5 s', -10_000, null],
  ['stale after that, with its age', -10_001, 'price.age {"seconds":10}'],
  ['fresh within the tolerance of the clock', 1000, null],
  ['of no known age where it was read in the future', 3_600_000, 'price.ageUnknown {}'],
])('calls a price %s', (_, readAfterMs, age) => {
  expect(staleAge(now + readAfterMs, now, 'positions', words)).toBe(age);
});
