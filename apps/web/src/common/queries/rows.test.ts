import { expect, it } from 'vitest';
import { rowsOf } from './InfiniteRows.tsx';
import { rowKey } from './rows.tsx';

const lot = { orderNumber: 'A-1', symbol: 'VLTA', createdAt: 1, price: '69.59' };

it('keeps two lots of different pages with the same number', () => {
  const other = { ...lot, symbol: 'NVLO' };
  const later = { ...lot, createdAt: 2 };
  const pages = [
    { rows: [lot, other], count: 9 },
    { rows: [{ ...lot, price: '70.00' }, later], count: 9 },
  ];
  expect(rowsOf({ pages })).toEqual([lot, other, later]);
});

it('keeps shares with the same code in several markets, and rows without a reference', () => {
  const shares = [
    { symbol: '000001', market: 'SS' },
    { symbol: '000001', market: 'SZ' },
  ];
  expect(rowsOf({ pages: [{ rows: [...shares, ...shares], count: 4 }] })).toEqual(shares);
  const unnamed = { orderNumber: null, symbol: 'VLTA', createdAt: 1 };
  expect(rowsOf({ pages: [{ rows: [unnamed, unnamed], count: 2 }] })).toHaveLength(2);
});

it('gives rows with the same id different keys that are stable between reads', () => {
  const offers = [
    { id: '1', symbol: 'NVLO', price: '1' },
    { id: '1', symbol: 'VLTA', price: '1' },
    { id: null, symbol: 'VLTA', price: '1' },
    { id: null, symbol: 'VLTA', price: '1' },
  ];
  const keys = offers.map(rowKey);
  expect(new Set(keys).size).toBe(4);
  const dearer = offers.map(({ id, symbol }) => ({ id, symbol, price: '2' }));
  expect(dearer.map(rowKey)).toEqual(keys);
});
