import { describe, expect, it } from 'vitest';
import { createOrderKeeper } from '../../../flows/orders/keptOrders.ts';
import { readPending } from './pendingOrders.ts';
import { emptyStorage, key, symbol } from './ticket.fixture.ts';

describe('what the device kept of an order', () => {
  const order = {
    key,
    symbol,
    side: 'buy',
    quantity: 10,
    price: '128.40',
    lot: null,
    confirmedAt: 0,
  } as const;

  it('is one order to an instrument', () => {
    const storage = emptyStorage();
    createOrderKeeper(storage, symbol).keep(order);
    const other = { ...order, symbol: '__proto__', key: 'other' };
    createOrderKeeper(storage, '__proto__').keep(other);
    expect(readPending(storage, symbol)).toEqual(order);
    expect(readPending(storage, '__proto__')).toMatchObject({ key: 'other' });
    expect(readPending(storage, 'toString')).toBeNull();
  });

  it.each([
    'no JSON',
    'null',
    '[]',
    '{"NVLO":7}',
    '{"NVLO":{"key":""}}',
    JSON.stringify({ NVLO: { ...order, quantity: '10' } }),
    JSON.stringify({ NVLO: { ...order, side: 'sell' } }),
    JSON.stringify({ NVLO: { ...order, symbol: 'TEC' } }),
  ])('is left alone where it is no order: %s', (text) => {
    const storage = emptyStorage();
    storage.write('pending_orders', text);
    expect(readPending(storage, symbol)).toBeNull();
  });
});
