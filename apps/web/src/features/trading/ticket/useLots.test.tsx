import { positionsQuery } from '@corro/client';
import { buildPosition, createTestApi } from '@corro/testing';
import { expect, it } from 'vitest';
import { htmlOf } from '../../../app/rendered.fixture.tsx';
import { isSold, useLots } from './useLots.ts';

const lots = ['L-1', 'L-2', 'L-3'].map((orderNumber) => buildPosition({ orderNumber }));
const [first, , last] = lots;

it.each([
  ['stays while not all lots are known', first, undefined, false],
  ['stays where it is the first', first, lots, false],
  ['stays where it is the last', last, lots, false],
  ['stays with what is left', last, lots.slice(1), false],
  ['goes once it is sold', first, lots.slice(1), true],
  ['goes with the last one', first, [], true],
  ['is none before one is chosen', null, lots, false],
])('the chosen lot %s', (_, lot, all, sold) => {
  expect(isSold(lot ?? null, all)).toBe(sold);
});

/** How many lots there are in all; nothing while that is not known. */
function Count() {
  return useLots('NVLO', 'stock').all?.length;
}

// Ten are a full page: a count of ten may be that of the page alone.
it.each([
  { shown: 1, count: 1, all: '1' },
  { shown: 9, count: 9, all: '9' },
  { shown: 10, count: 10, all: '' },
  { shown: 10, count: 11, all: '' },
])('of $count lots $shown are read: all are "$all"', ({ shown, count, all }) => {
  const rows = Array.from({ length: shown }, (_, at) => buildPosition({ orderNumber: `L-${at}` }));
  const params = { type: 'stock', symbol: 'NVLO', page: 1, limit: 10 } as const;
  const ids = rows.map(({ orderNumber }) => orderNumber);
  const read = { rows, count, ids };
  const html = htmlOf(<Count />, createTestApi(), (api) => [
    positionsQuery(api, params).queryKey,
    read,
  ]);
  expect(html).toBe(all);
});
