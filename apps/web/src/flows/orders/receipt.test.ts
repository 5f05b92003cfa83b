import type { ListedOrder, PlacedOrder } from '@corro/machines';
import { expect, it } from 'vitest';
import { findOrderNumber, receiptOf } from './receipt.ts';

const reviewed = { price: '128.40', quantity: 10, fee: '0.39', total: '1284.39' };
const silent: PlacedOrder = {
  orderNumber: null,
  price: null,
  quantity: null,
  fee: null,
  total: null,
};

it('shows the reviewed figures if the answer has none', () => {
  const shown = { ...reviewed, isConfirmed: false, isOtherOrder: false };
  expect(receiptOf(silent, reviewed)).toEqual(shown);
  expect(receiptOf(null, reviewed)).toEqual(shown);
});

it('shows the server’s figures, and no reviewed fee beside the server’s total', () => {
  expect(receiptOf({ ...silent, total: '1284.39' }, reviewed)).toEqual({
    ...reviewed,
    fee: null,
    isConfirmed: true,
    isOtherOrder: false,
  });
});

it.each([
  ['1284.39', false],
  ['1284.390', false],
  ['1284.40', true],
])('warns of the total %s of an order without a tolerance: %s', (total, isOtherOrder) => {
  expect(receiptOf({ ...silent, total }, reviewed)).toMatchObject({ isOtherOrder });
});

it('warns of another quantity, whatever its total', () => {
  // 9 × 128.40 = 1,155.60; fee 0.35
  const told = { ...silent, price: '128.40', quantity: 9, fee: '0.35', total: '1155.95' };
  expect(receiptOf(told, reviewed, null, 'buy')).toMatchObject({ quantity: 9, isOtherOrder: true });
});

it.each([
  // The tolerance is 0.5 % of 1,284.39, plus one cent for rounding: 6.43195.
  ['buy', '1290.82', false],
  ['buy', '1290.83', true],
  ['buy', '1100.00', false],
  ['sell', '1277.96', false],
  ['sell', '1277.95', true],
  ['sell', '1500.00', false],
] as const)('warns of a worse total only: %s for %s', (side, total, isOtherOrder) => {
  expect(receiptOf({ ...silent, total }, reviewed, null, side)).toMatchObject({ isOtherOrder });
});

it.each([
  ['a total of another quantity', { price: '128.40', quantity: 1, total: '1284.39' }],
  [
    'a fee that the total does not have',
    { price: '128.40', quantity: 10, fee: '3.90', total: '1284.39' },
  ],
  ['a total of cents', { price: '128.40', quantity: 10, total: '128439' }],
])('shows the reviewed figures if the answer contradicts itself: %s', (_, told) => {
  expect(receiptOf({ ...silent, ...told }, reviewed)).toEqual({
    ...reviewed,
    isConfirmed: false,
    isOtherOrder: false,
  });
});

it('leaves out a reviewed price that contradicts the total', () => {
  expect(receiptOf({ ...silent, total: '1200.36' }, reviewed)).toEqual({
    price: null,
    quantity: 10,
    fee: null,
    total: '1200.36',
    isConfirmed: true,
    isOtherOrder: true,
  });
});

const listed = (orderNumber: string, over: Partial<ListedOrder> = {}): ListedOrder => ({
  orderNumber,
  createdAt: 0,
  price: '128.40',
  quantity: 10,
  total: '1284.39',
  ...over,
});

it('has the number of the order that is found by its key', () => {
  expect(findOrderNumber({ ...silent, orderNumber: 'A-1' }, reviewed)).toBe('A-1');
  expect(findOrderNumber(null, reviewed)).toBeNull();
  const failed = { kind: 'refused', code: 'order-failed', values: {} } as const;
  expect(findOrderNumber({ failed }, reviewed)).toBeNull();
});

it('takes the number of the only similar order if the list has no keys', () => {
  const another = listed('A-2', { quantity: 9 });
  expect(findOrderNumber({ listed: [another, listed('A-1')] }, reviewed)).toBe('A-1');
  expect(findOrderNumber({ listed: [listed('A-1'), listed('A-3')] }, reviewed)).toBeNull();
  expect(findOrderNumber({ listed: [another] }, reviewed)).toBeNull();
  expect(findOrderNumber({ listed: [] }, reviewed)).toBeNull();
});

it('falls back to the amount without a quantity', () => {
  const amounts = [listed('R-2', { total: '6000' }), listed('R-1', { total: '5000.00' })];
  expect(findOrderNumber({ listed: amounts }, { quantity: null, total: '5000' })).toBe('R-1');
});
