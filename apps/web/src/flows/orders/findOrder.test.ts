import { buildRecharge, buildPage, createTestApi } from '@corro/testing';
import { expect, it, vi } from 'vitest';
import { findRecord, identify, toPlacedOrder, findRecordOf } from './findOrder.ts';

const own = buildRecharge({ orderNumber: 'R-2', clientKey: 'key-2', status: 'failed' });
const records = buildPage([buildRecharge({ orderNumber: 'R-1', clientKey: null }), own]);
const { signal } = new AbortController();
const { api } = createTestApi({});

it('finds what was asked for by its key and nothing else, though it has failed since', async () => {
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

it('cannot tell which is the order where no row has a key, and lists what came since', () => {
  const found = identify(api, unkeyed, { key: 'key-1', confirmedAt }, ({ orderNumber, amount }) =>
    toPlacedOrder(orderNumber, amount),
  );
  expect(found).toMatchObject({ listed: [{ orderNumber: 'R-5' }, { orderNumber: 'R-4' }] });
});

const placed = () => toPlacedOrder(null, '1');

const sought = { key: 'key-1', confirmedAt };

it('says that it is not there where other rows have keys', () => {
  const keyed = [...unkeyed, buildRecharge({ clientKey: 'key-9' })];
  expect(identify(api, keyed, sought, placed)).toBeNull();
});

it.each([
  [true, null],
  [false, { listed: [] }],
  [null, { listed: [] }],
])('takes an empty list for an answer where keys are honoured alone: %s', (honours, found) => {
  expect(identify({ honoursKeys: () => honours }, [], sought, placed)).toEqual(found);
});

it('lists what came on the day of the confirmation where the list tells days alone', () => {
  const today = new Date(confirmedAt).setHours(0, 0, 0, 0);
  const yesterday = new Date(today).setHours(-24);
  const days = [today, yesterday].map((createdAt) =>
    buildRecharge({ orderNumber: `R-${createdAt}`, clientKey: null, createdAt }),
  );
  const found = identify(api, days, sought, ({ orderNumber }) => toPlacedOrder(orderNumber, '1'));
  expect(found).toMatchObject({ listed: [{ orderNumber: `R-${today}` }] });
});
