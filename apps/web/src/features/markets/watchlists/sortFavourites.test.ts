import { buildFavourite } from '@corro/testing';
import { expect, it } from 'vitest';
import { sortFavourites, type WatchlistOrder } from './sortFavourites.ts';

const favourites = [
  buildFavourite({ symbol: 'B', name: 'Óxido 10', changePercent: '-1.20' }),
  buildFavourite({ symbol: 'A', name: 'Óxido 9', changePercent: null }),
  buildFavourite({ symbol: 'D', name: 'zeta', changePercent: '10.00' }),
  buildFavourite({ symbol: 'C', name: 'Abeto', changePercent: '9.50' }),
];

it.each<[WatchlistOrder, string]>([
  ['added', 'BADC'],
  ['name', 'CABD'],
  ['change', 'DCBA'],
])('sorts favourites by %s', (order, symbols) => {
  const sorted = sortFavourites(favourites, order, 'es-MX');
  expect(sorted.map(({ symbol }) => symbol).join('')).toBe(symbols);
});
