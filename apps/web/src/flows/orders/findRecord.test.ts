import { buildRecharge, buildPage } from '@corro/testing';
import { expect, it, vi } from 'vitest';
import { findRecord, recordOf } from './findRecord.ts';

const own = buildRecharge({ orderNumber: 'R-2', clientKey: 'key-2', status: 'failed' });
const records = buildPage([buildRecharge({ orderNumber: 'R-1', clientKey: null }), own]);
const { signal } = new AbortController();

it('finds what was asked for by its key and nothing else, though it has failed since', async () => {
  const list = vi.fn(async () => records);
  await expect(findRecord(list, 'key-2', signal)).resolves.toEqual({
    orderNumber: 'R-2',
    price: null,
    quantity: null,
    fee: null,
    total: '5000.00',
  });
  expect(list).toHaveBeenCalledWith({ page: 1, limit: 20 }, { signal });
  await expect(findRecord(list, 'key-1', signal)).resolves.toBeNull();
});

it('follows a record by its key, and by its number where the upstream keeps no key', () => {
  expect(recordOf(records, { orderNumber: null, key: 'key-2' })).toBe(own);
  expect(recordOf(records, { orderNumber: 'R-1', key: 'key-9' })?.orderNumber).toBe('R-1');
  expect(recordOf(records, { orderNumber: null, key: 'key-9' })).toBeUndefined();
  expect(recordOf(undefined, { orderNumber: 'R-1', key: 'key-1' })).toBeUndefined();
});
