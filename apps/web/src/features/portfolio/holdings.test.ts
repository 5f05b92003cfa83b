import { groupPositions } from '@corro/domain';
import { buildPosition } from '@corro/testing';
import { expect, it } from 'vitest';
import { sortHoldings } from './holdings.ts';

const lotOf = (name: string, currentPrice: string | null, costPrice: string) =>
  buildPosition({ symbol: name, name, quantity: 10, costPrice, currentPrice });

// B has the highest value, C the largest gain; A and D have no price.
const holdings = groupPositions(
  [
    lotOf('D', null, '1.00'),
    lotOf('C', '20.00', '10.00'),
    lotOf('A', null, '1.00'),
    lotOf('B', '100.00', '99.00'),
  ],
  0,
);

it.each([
  ['value', 'BCDA'],
  ['gain', 'CBDA'],
  ['name', 'ABCD'],
] as const)('sorts holdings by %s, unknown figures last', (order, names) => {
  const sorted = sortHoldings(holdings, order, 'es');
  expect(sorted.map(({ symbol }) => symbol).join('')).toBe(names);
});
