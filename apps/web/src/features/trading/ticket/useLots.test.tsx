import { positionsQuery } from '@corro/client';
import { buildPosition, createTestApi } from '@corro/testing';
import { expect, it } from 'vitest';
import { htmlOf, type Read } from '../../../app/rendered.fixture.tsx';
import { isSold, quantityHeld, sellableLots, useLots } from './useLots.ts';

const [first, last] = [
  buildPosition({ orderNumber: 'L-1' }),
  buildPosition({ orderNumber: 'L-3' }),
];
const lots = [first, buildPosition({ orderNumber: 'L-2' }), last];

it.each([
  ['not sold while the list is incomplete', first, undefined, false],
  ['not sold while listed first', first, lots, false],
  ['not sold while listed last', last, lots, false],
  ['sold once it is no longer listed', first, lots.slice(1), true],
  ['sold when no lot is left', first, [], true],
])('a chosen lot is %s', (_, lot, all, sold) => {
  expect(isSold(lot, all)).toBe(sold);
});

const ten = { quantity: 10, costPrice: '120.00' };

it('sells the lots that are complete and not withheld', () => {
  const at = 1_800_000_000_000;
  const shown = [
    buildPosition({ orderNumber: 'L-1', ...ten, cost: '1203.00', sellableAt: at }),
    buildPosition({ orderNumber: 'L-2', sellableAt: at + 1 }),
    { ...last, costPrice: null },
  ];
  expect(sellableLots(shown, at)).toEqual([{ orderNumber: 'L-1', ...ten, paid: '1203.00' }]);
});

it.each([
  ['the sum of its lots', [10, 3], 2, 13],
  ['nothing after the last sale', [], 0, 0],
  ['unknown with a lot of unknown quantity', [10, null], 2, null],
  ['unknown while more lots follow', [10, 3], 25, null],
])('the holding after an order is %s', (_, quantities, count, held) => {
  const rows = quantities.map((quantity, at) => ({
    ...buildPosition({ orderNumber: `L-${at}` }),
    quantity,
  }));
  const page = { rows, count, ids: rows.map(({ orderNumber }) => orderNumber ?? '') };
  expect(quantityHeld(page, 'NVLO')).toBe(held);
});

/** Number of lots; empty while incomplete. */
function Count() {
  return useLots('NVLO', 'stock').all?.length;
}

function Beyond() {
  return String(useLots('NVLO', 'stock').isBeyondAll);
}

/** Responses of `limit` rows each. */
function readsOf(shown: number, count: number, limit: number): Read[] {
  const rows = Array.from({ length: shown }, (_, at) => buildPosition({ orderNumber: `L-${at}` }));
  return Array.from({ length: Math.ceil(shown / limit) }, (_, at): Read => {
    const params = { type: 'stock', symbol: 'NVLO', page: at + 1, limit } as const;
    const page = rows.slice(at * limit, (at + 1) * limit);
    const read = { rows: page, count, ids: page.map(({ orderNumber }) => orderNumber) };
    return (api) => [positionsQuery(api, params).queryKey, read];
  });
}

const nothingOnPage2: Read = (api) => [
  positionsQuery(api, { type: 'stock', symbol: 'NVLO', page: 2, limit: 100 }).queryKey,
  { rows: [], count: 0, ids: [] },
];

it.each([
  { count: 10, all: '10', beyond: 'false' },
  { count: 11, all: '11', beyond: 'false' },
  { count: 99, all: '99', beyond: 'false' },
  { count: 101, all: '', beyond: 'true' },
])('reads $count lots in a response of a hundred as "$all"', ({ count, all, beyond }) => {
  const reads = [
    ...readsOf(10, count, 10),
    ...readsOf(Math.min(count, 100), count, 100),
    nothingOnPage2,
  ];
  expect(htmlOf(<Count />, createTestApi(), ...reads)).toBe(all);
  expect(htmlOf(<Beyond />, createTestApi(), ...reads)).toBe(beyond);
});

// Ten rows fill a page, so a count of ten may count that page only. Two pages are read at different
// times, so together they may miss a lot.
it.each([
  { shown: 1, count: 1, all: '1' },
  { shown: 9, count: 9, all: '9' },
  { shown: 10, count: 10, all: '' },
  { shown: 10, count: 11, all: '' },
  { shown: 11, count: 11, all: '' },
])('with $shown of $count lots read, all are "$all"', ({ shown, count, all }) => {
  expect(htmlOf(<Count />, createTestApi(), ...readsOf(shown, count, 10))).toBe(all);
});
