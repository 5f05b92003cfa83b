import { expect, it } from 'vitest';
import { codecs } from '../index.ts';

it.each([
  ['favourite', { stock_code: 'NVLO' }],
  ['stock', { stock: 'NVLO' }],
  ['currencyPair', { stock: 'NVLO' }],
  ['ipoOrder', { tag: 'NVLO' }],
  ['offer', { tag: 'NVLO' }],
  ['position', { tag: 'NVLO' }],
] as const)('%s without a name is called by its code', (name, row) => {
  expect(codecs[name].decode(row).name).toBe('NVLO');
  expect(codecs[name].decode({}).name).toBe('—');
});

it('reads an application by its row where it has no number, and a group without instruments', () => {
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

it('reads both ways of money, and both kinds of what it goes to', () => {
  expect(['income', 'expense'].map((type) => codecs.billEntry.decode({ type }).type)).toEqual([
    'income',
    'expense',
  ]);
  expect(['bank', 'trc20'].map((type) => codecs.withdrawal.decode({ type }).kind)).toEqual([
    'bank',
    'trc20',
  ]);
});
