import { expect, it } from 'vitest';
import { rowsOf } from './InfiniteRows.tsx';
import { rowKey } from './rows.tsx';

const lot = { orderNumber: 'A-1', symbol: 'VLTA', createdAt: 1, price: '69.59' };

it('keeps a lot of a later page that has the number of another lot', () => {
  const other = { ...lot, symbol: 'NVLO' };
  const later = { ...lot, createdAt: 2 };
  const pages = [
    { rows: [lot, other], count: 9 },
    { rows: [{ ...lot, price: '70.00' }, later], count: 9 },
  ];
  expect(rowsOf({ pages })).toEqual([lot, other, later]);
});

it('keeps shares of one code in several markets, and rows without a reference', () => {
  const shares = [
    { symbol: '000001', market: 'SS' },
    { symbol: '000001', market: 'SZ' },
  ];
  expect(rowsOf({ pages: [{ rows: [...shares, ...shares], count: 4 }] })).toEqual(shares);
  const unnamed = { orderNumber: null, symbol: 'VLTA', createdAt: 1 };
  expect(rowsOf({ pages: [{ rows: [unnamed, unnamed], count: 2 }] })).toHaveLength(2);
});

it('has different keys for rows of one id, and the same key at the next read', () => {
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
