import { buildStock } from '@corro/testing';
import { expect, it } from 'vitest';
import { isSortedByCode, sortStocks } from './sortStocks.ts';

const stocks = [
  buildStock({ symbol: 'A', price: '9.50', changePercent: '0.20' }),
  buildStock({ symbol: 'B', price: null, changePercent: null }),
  buildStock({ symbol: 'C', price: '100.00', changePercent: '-1.50' }),
  buildStock({ symbol: 'D', price: '20.00', changePercent: '3.00' }),
];

it.each([
  ['rise', 'D A C B'],
  ['fall', 'C A D B'],
  ['price', 'C D A B'],
] as const)('sorts by %s, and puts unknown figures last', (order, symbols) => {
  expect(sortStocks(stocks, order).map(({ symbol }) => symbol)).toEqual(symbols.split(' '));
});

it.each([
  ['AAPL AMZN AXP', true],
  ['AAPL AXP AMZN', false],
  ['', true],
])('says whether the codes %j are in order', (codes, isSorted) => {
  const listed = codes.split(' ').map((symbol) => ({ symbol }));
  expect(isSortedByCode(listed)).toBe(isSorted);
});
