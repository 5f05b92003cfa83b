import { createFakeStorage } from '@corro/testing';
import { beforeEach, expect, it } from 'vitest';
import { createStorage, type SafeStorage } from '../../app/storage/storage.ts';
import { createPendingOrders, isText, readPendingOrder } from './persistedOrders.ts';

const name = 'flow:qip';
const order = (key: string, confirmedAt = 0) => ({ key, terms: `terms of ${key}`, confirmedAt });

const pendingOf = (flow: string) => readPendingOrder(storage, { name: flow, isTerms: isText });

let storage: SafeStorage;
beforeEach(() => {
  storage = createStorage(() => {
    throw new Error('A test keeps nothing on the machine.');
  });
});

it('keeps the pending order of another tab with the same name', () => {
  const here = createPendingOrders(storage, name);
  const elsewhere = createPendingOrders(storage, name);
  elsewhere.store(order('b', 2));
  here.store(order('a', 1));
  expect(pendingOf(name)).toEqual(order('a', 1));
  here.forget();
  expect(pendingOf(name)).toEqual(order('b', 2));
  elsewhere.forget();
  expect(storage.keysOf('pending_order_')).toEqual([]);
});

it('keeps orders of another tab that this tab does not know yet', () => {
  const [here, there] = [createFakeStorage(), createFakeStorage()];
  createPendingOrders(
    createStorage(() => here),
    name,
  ).store(order('a'));
  createPendingOrders(
    createStorage(() => there),
    name,
  ).store(order('b'));
  const keys = [here, there].flatMap((tab) => createStorage(() => tab).keysOf('pending_order_'));
  expect(new Set(keys).size).toBe(2);
});

it('removes only an order that it has stored or adopted', () => {
  createPendingOrders(storage, name).store(order('a'));
  const after = createPendingOrders(storage, name);
  after.forget();
  expect(pendingOf(name)).toEqual(order('a'));
  after.adopt('a');
  after.forget();
  expect(pendingOf(name)).toBeNull();
});

it('stores an order once, and keeps those of other flows', () => {
  const pending = createPendingOrders(storage, name);
  createPendingOrders(storage, 'flow:ipo').store(order('c'));
  pending.store(order('a'));
  pending.store(order('a'));
  pending.forget();
  expect(pendingOf(name)).toBeNull();
  expect(pendingOf('flow:ipo')).toEqual(order('c'));
});

it.each([
  ['one to a name', order('a', 1)],
  ['a list to a name', [order('a', 1), order('d', 3)]],
])('reads the single object of an earlier version: %s', (_, stored) => {
  storage.write('pending_orders', JSON.stringify({ [name]: stored }));
  createPendingOrders(storage, name).store(order('b', 2));
  expect(pendingOf(name)).toEqual(order('a', 1));
  expect(storage.read('pending_orders')).toBeNull();
});

it('reads the lots that an earlier version stored one by one, oldest first', () => {
  createPendingOrders(storage, 'lot:NVLO:L-2').store(order('b', 2));
  createPendingOrders(storage, 'lot:NVLO:L-1').store(order('a', 1));
  createPendingOrders(storage, 'lot:KO:L-3').store(order('d', 0));
  expect(pendingOf('NVLO')).toEqual(order('a', 1));
});

it('keeps the outcomes of an order’s calls until the order is removed', () => {
  const sold = { orderNumber: 'S-1', price: '9.00', quantity: 1, fee: null, total: '9.00' };
  const refused = { failed: { kind: 'refused', code: 'already-sold', values: {} } } as const;
  const pending = createPendingOrders(storage, name);
  pending.store(order('a'));
  pending.addOutcome('a', 'a1', sold);
  pending.addOutcome('a', 'a2', refused);
  expect(pendingOf(name)).toEqual(order('a'));
  expect([...pending.outcomesOf('a')]).toEqual([
    ['a1', sold],
    ['a2', refused],
  ]);
  pending.forget();
  // A late answer must not store the removed order again.
  pending.addOutcome('a', 'a3', sold);
  expect(storage.keysOf('pending_order_')).toEqual([]);
});

it.each([{ a1: 'sold' }, { a1: { failed: {} } }, { a1: { quantity: '1' } }, ['a1']])(
  'ignores stored outcomes that are not outcomes: %j',
  (ends) => {
    storage.write('pending_order_a', JSON.stringify({ ...order('a'), flow: name, ends }));
    expect([...createPendingOrders(storage, name).outcomesOf('a')]).toEqual([]);
  },
);
