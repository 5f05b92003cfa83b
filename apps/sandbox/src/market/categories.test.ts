import { expect, it } from 'vitest';
import { categoriesOf } from './categories.ts';
import type { Instrument } from './types.ts';

const of = (symbol: string, market: Instrument['market'], category: string): Instrument => ({
  symbol,
  name: symbol,
  market,
  marketName: '',
  exchangeName: '',
  category,
  currency: 'USD',
  priceDecimals: 2,
});

it('lists indices first, then sectors, and nothing else', () => {
  const shelves = categoriesOf([
    of('A', 'US', 'ENERGY'),
    of('B', 'MX', 'HEALTH'),
    of('EURUSD', 'FOREX', 'FOREX'),
    of('X35', 'INDEX', 'INDEX'),
    of('C', 'MX', 'ENERGY'),
    of('D', 'US', 'OTHER'),
  ]);
  expect(shelves).toEqual([
    { code: 'INDEX', name: 'Índices', symbols: ['X35'] },
    { code: 'ENERGY', name: 'Energía', symbols: ['A', 'C'] },
    { code: 'HEALTH', name: 'Salud', symbols: ['B'] },
    { code: 'OTHER', name: 'OTHER', symbols: ['D'] },
  ]);
});
