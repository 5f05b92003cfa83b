import { expect, it } from 'vitest';
import { dayNumber } from '../calendar.ts';
import { placeOf } from './mapping.ts';

it('plays a recording of three days there and back, from 2020-01-01 on', () => {
  const played = [
    '2019-12-31',
    '2020-01-01',
    '2020-01-02',
    '2020-01-03',
    '2020-01-04',
    '2020-01-05',
    '2020-01-06',
    '2020-01-07',
  ].map((date) => placeOf(dayNumber(Date.parse(date)), 3));
  expect(played).toEqual([
    { index: 0, backwards: true },
    { index: 0, backwards: false },
    { index: 1, backwards: false },
    { index: 2, backwards: false },
    { index: 2, backwards: true },
    { index: 1, backwards: true },
    { index: 0, backwards: true },
    { index: 0, backwards: false },
  ]);
});
