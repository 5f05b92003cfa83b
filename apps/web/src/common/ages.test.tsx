import type { MessageDescriptor } from '@corro/messages';
import { createTestApi } from '@corro/testing';
import { expect, it } from 'vitest';
import { htmlOf, i18n, textOf } from '../app/rendered.fixture.tsx';
import { PersistedAge, staleAge } from './ages.tsx';

const now = 1_800_000_000_000;
const words = {
  t: ({ id }: MessageDescriptor, values: object = {}) => `${id} ${JSON.stringify(values)}`,
};

it.each([
  ['fresh up to two missed readings of 5 s', -10_000, null],
  ['stale after that, with its age', -10_001, 'price.age {"seconds":10}'],
  ['stale, in minutes', -1_489_000, 'price.ageLonger {"unit":"minutes","count":24}'],
  ['fresh within the tolerance of the clock', 1000, null],
  ['of no known age where it was read in the future', 3_600_000, 'price.ageUnknown {}'],
])('calls a price %s', (_, readAfterMs, age) => {
  expect(staleAge(now + readAfterMs, now, 'positions', words)).toBe(age);
});

it.each([
  ['none for data just read', 1, null, '', 0],
  ['shown for data of an earlier start', 1, null, i18n.t({ id: 'query.stale' }, { seconds: 12 })],
  [
    'shown for data kept after an error',
    1,
    new Error('lost'),
    i18n.t({ id: 'query.stale' }, { seconds: 12 }),
  ],
  [
    'unknown for data read before the clock was set back',
    1,
    new Error('lost'),
    i18n.t({ id: 'query.ageUnknown' }),
    -3_600_000,
  ],
  ['none for missing data', undefined, new Error('lost'), ''],
])('while online, an age is %s', (_, data, error, age, ageMs = 12_000) => {
  const test = createTestApi();
  const query = { data, error, dataUpdatedAt: test.clock.now() - ageMs };
  expect(textOf(htmlOf(<PersistedAge query={query} />, test))).toBe(age);
});

it('offers to read data again that was kept after an error', () => {
  const test = createTestApi();
  const query = { data: 1, dataUpdatedAt: test.clock.now() - 12_000, refetch: () => undefined };
  const retry = i18n.t({ id: 'shell.retry' });
  const shown = (error: unknown) =>
    textOf(htmlOf(<PersistedAge query={{ ...query, error }} />, test));
  expect(shown(new Error('lost'))).toContain(retry);
  expect(shown(null)).not.toContain(retry);
});
