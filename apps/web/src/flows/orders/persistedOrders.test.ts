import { beforeEach, expect, it } from 'vitest';
import { createStorage, type SafeStorage } from '../../app/storage/storage.ts';
import { createOrderKeeper, readPersistedOrders } from './persistedOrders.ts';

const name = 'flow:qip';
const order = (key: string) => ({ key, confirmedAt: 0 });

let storage: SafeStorage;
beforeEach(() => {
  storage = createStorage(() => {
    throw new Error('A test keeps nothing on the machine.');
  });
});

it('leaves alone what another tab has on its way under the same name', () => {
  const here = createOrderKeeper(storage, name);
  const elsewhere = createOrderKeeper(storage, name);
  here.keep(order('a'));
  elsewhere.keep(order('b'));
  expect(readPersistedOrders(storage, name)).toEqual([order('a'), order('b')]);
  here.forget();
  expect(readPersistedOrders(storage, name)).toEqual([order('b')]);
  elsewhere.forget();
  expect(storage.read('pending_orders')).toBeNull();
});

it('forgets nothing before it has an order, and one that it took on', () => {
  createOrderKeeper(storage, name).keep(order('a'));
  const after = createOrderKeeper(storage, name);
  after.forget();
  expect(readPersistedOrders(storage, name)).toEqual([order('a')]);
  after.takeOn('a');
  after.forget();
  expect(readPersistedOrders(storage, name)).toEqual([]);
});

it('keeps an order once, however often, and beside those of other names', () => {
  const keeper = createOrderKeeper(storage, name);
  createOrderKeeper(storage, 'flow:ipo').keep(order('c'));
  keeper.keep(order('a'));
  keeper.keep(order('a'));
  expect(readPersistedOrders(storage, name)).toEqual([order('a')]);
  keeper.forget();
  expect(readPersistedOrders(storage, 'flow:ipo')).toEqual([order('c')]);
});

it('reads the one order to a name that an earlier version kept', () => {
  storage.write('pending_orders', JSON.stringify({ [name]: order('a') }));
  expect(readPersistedOrders(storage, name)).toEqual([order('a')]);
  createOrderKeeper(storage, name).keep(order('b'));
  expect(readPersistedOrders(storage, name)).toEqual([order('a'), order('b')]);
});
