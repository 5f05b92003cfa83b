import { buildRecharge, buildPage, createTestApi } from '@corro/testing';
import { expect, it, vi } from 'vitest';
import { findRecord, identify, toPlacedOrder, findRecordOf } from './findOrder.ts';

const own = buildRecharge({ orderNumber: 'R-2', clientKey: 'key-2', status: 'failed' });
const records = buildPage([buildRecharge({ orderNumber: 'R-1', clientKey: null }), own]);
const { signal } = new AbortController();
const { api } = createTestApi({});

it('finds the request only by its key, even if it has failed since', async () => {
  const list = vi.fn(async () => records);
  await expect(findRecord(api, list, { key: 'key-2', confirmedAt: 0 }, signal)).resolves.toEqual({
    orderNumber: 'R-2',
    price: null,
    quantity: null,
    fee: null,
    total: '5000.00',
  });
  expect(list).toHaveBeenCalledWith(api, { page: 1, limit: 20 }, { signal });
  await expect(findRecord(api, list, { key: 'key-1', confirmedAt: 0 }, signal)).resolves.toBeNull();
});

it('follows a record by its key, and by its number where the upstream keeps no key', () => {
  expect(findRecordOf(records, { orderNumber: null, key: 'key-2' })).toBe(own);
  expect(findRecordOf(records, { orderNumber: 'R-1', key: 'key-9' })?.orderNumber).toBe('R-1');
  expect(findRecordOf(records, { orderNumber: null, key: 'key-9' })).toBeUndefined();
  expect(findRecordOf(undefined, { orderNumber: 'R-1', key: 'key-1' })).toBeUndefined();
});

const confirmedAt = 1_795_188_600_000;
const unkeyed = [
  buildRecharge({ orderNumber: 'R-5', clientKey: null, createdAt: confirmedAt + 3000 }),
  buildRecharge({ orderNumber: 'R-4', clientKey: null, createdAt: confirmedAt - 60_000 }),
  buildRecharge({ orderNumber: 'R-3', clientKey: null, createdAt: confirmedAt - 3_600_000 }),
];

it('lists the orders since the confirmation if no row has a key', () => {
  const found = identify(api, unkeyed, { key: 'key-1', confirmedAt }, ({ orderNumber, amount }) =>
    toPlacedOrder(orderNumber, amount),
  );
  expect(found).toMatchObject({ listed: [{ orderNumber: 'R-5' }, { orderNumber: 'R-4' }] });
});

const placed = () => toPlacedOrder(null, '1');

const sought = { key: 'key-1', confirmedAt };

it('finds nothing if other rows have keys', () => {
  const keyed = [...unkeyed, buildRecharge({ clientKey: 'key-9' })];
  expect(identify(api, keyed, sought, placed)).toBeNull();
});

it.each([
  [true, null],
  [false, { listed: [] }],
  [null, { listed: [] }],
])('trusts an empty list only if keys are honoured: %s', (honours, found) => {
  expect(identify({ ...api, honoursKeys: () => honours }, [], sought, placed)).toEqual(found);
});

const listedOf = (found: ReturnType<typeof identify>) =>
  found !== null && 'listed' in found ? found.listed.map(({ orderNumber }) => orderNumber) : found;

const namedBy = ({ orderNumber }: { orderNumber: string | null }) =>
  toPlacedOrder(orderNumber, '1');

it.each([
  // The confirmation is at 09:30 in Mexico City and at 00:30 of the next day in Tokyo.
  ['America/Mexico_City', ['2026-11-20T06:00Z', '2026-11-19T06:00Z'], [0]],
  ['Asia/Tokyo', ['2026-11-20T15:00Z', '2026-11-19T15:00Z', '2026-11-18T15:00Z'], [0, 1]],
  // The zone is unknown, so the day may be a day of any zone.
  [null, ['2026-11-20T06:00Z', '2026-11-19T06:00Z', '2026-11-17T06:00Z'], [0, 1]],
])('lists possible orders if the list has only days: %s', (zone, days, listed) => {
  const rows = days.map((day, at) =>
    buildRecharge({ orderNumber: String(at), clientKey: null, createdAt: Date.parse(day) }),
  );
  const found = identify({ ...api, timeZone: () => zone }, rows, sought, namedBy);
  expect(listedOf(found)).toEqual(listed.map(String));
});

it('lists orders with a time without a zone, because they may be newer', () => {
  const undated = [buildRecharge({ orderNumber: 'R-6', clientKey: null, createdAt: null })];
  expect(listedOf(identify(api, [...undated, ...unkeyed], sought, namedBy))).toEqual([
    'R-6',
    'R-5',
    'R-4',
  ]);
});

it('allows for a device whose clock is ahead of the upstream', () => {
  const ahead = { ...api, clockAheadMs: () => 3_600_000 };
  expect(listedOf(identify(ahead, unkeyed, sought, namedBy))).toEqual(['R-5', 'R-4', 'R-3']);
  const behind = { ...api, clockAheadMs: () => -3_600_000 };
  expect(listedOf(identify(behind, unkeyed, sought, namedBy))).toEqual(['R-5', 'R-4']);
});

it.each([
  ['Etc/GMT+6', ['R-5', 'R-4', 'R-3']],
  ['UTC', ['R-5', 'R-4', 'R-3']],
  ['America/Mexico_City', ['R-5', 'R-4']],
  [null, ['R-5', 'R-4']],
])('allows for clocks that changed since an offset was learned: %s', (zone, listed) => {
  const found = identify({ ...api, timeZone: () => zone }, unkeyed, sought, namedBy);
  expect(listedOf(found)).toEqual(listed);
});
