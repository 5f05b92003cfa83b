import { expect, it } from 'vitest';
import { codecs } from '../index.ts';

it.each([
  ['favourite', { stock_code: 'NVLO' }],
  ['stock', { stock: 'NVLO' }],
  ['currencyPair', { stock: 'NVLO' }],
  ['ipoOrder', { tag: 'NVLO' }],
  ['offer', { tag: 'NVLO' }],
  ['position', { tag: 'NVLO' }],
] as const)('%s without a name has its code as name', (name, row) => {
  expect(codecs[name].decode(row).name).toBe('NVLO');
  expect(codecs[name].decode({}).name).toBe('—');
});

it('identifies an application without a number by its row id, and reads a category without instruments', () => {
  expect(codecs.ipoOrder.decode({ id: '7' }).orderNumber).toBe('7');
  expect(codecs.category.decode({}).stocks).toEqual([]);
  const [unnamed] = codecs.category.decode({ stocks: [{ stock_code: 'SPX' }] }).stocks;
  expect(unnamed).toEqual({ symbol: 'SPX', name: 'SPX', image: null });
});

it.each([
  ['Forthcoming', 'forthcoming'],
  ['Closed', 'closed'],
  ['Listed', 'listed'],
])('reads an IPO that is %s', (status, word) => {
  expect(codecs.ipo.decode({ status }).status).toBe(word);
});

it('reads income and expense, and bank accounts and addresses', () => {
  expect(['income', 'expense'].map((type) => codecs.billEntry.decode({ type }).type)).toEqual([
    'income',
    'expense',
  ]);
  expect(['bank', 'trc20'].map((type) => codecs.withdrawal.decode({ type }).kind)).toEqual([
    'bank',
    'trc20',
  ]);
});

it.each([
  ['expense', '-50.00', 'expense', '50.00'],
  ['expense', -50, 'expense', '50'],
  ['expense', '−50.00', 'expense', '50.00'],
  ['expense', '50.00', 'expense', '50.00'],
  ['income', '50.00', 'income', '50.00'],
  // A negative income contradicts itself, so it has no direction and keeps its sign.
  ['income', '-50.00', null, '-50.00'],
  ['transfer', '-50.00', null, '-50.00'],
  ['expense', null, 'expense', null],
])('reads %s of %s as %s of %s', (type, amount, direction, unsigned) => {
  expect(codecs.billEntry.decode({ type, amount })).toMatchObject({
    type: direction,
    amount: unsigned,
  });
});

it.each([['-500.00'], [-500], ['500.00']])('reads a withdrawal of %s without its sign', (count) => {
  expect(Number(codecs.withdrawal.decode({ count }).amount)).toBe(500);
});

it.each([['0.00'], [0], ['0'], [null], ['']])(
  'reads an order without a state and a sell price of %j as a purchase',
  (sold) => {
    const row = { price: '69.51', sell_price: sold };
    expect(codecs.order.decode(row, 'stock')).toMatchObject({ side: 'buy', sellPrice: null });
  },
);
