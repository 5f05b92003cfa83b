import { describe, expect, it } from 'vitest';
import { positionReturn, positionTypeOf } from './portfolio.ts';

it.each([
  ['US', 'stock'],
  ['MX', 'stock'],
  ['', 'stock'],
  ['FOREX', 'forex'],
  ['FUTURE', 'futures'],
  ['CGI', 'treasury'],
])('holds the market %j among the positions %s', (market, type) => {
  expect(positionTypeOf(market)).toBe(type);
});

describe('positionReturn', () => {
  it.each([
    ['187.44', '190.00', 10, '1900.00', '25.60', '1.37'], // 2.56 ÷ 187.44 = 1.3657…
    ['100', '90.5', 3, '271.50', '-28.50', '-9.50'],
    ['10', '10.00', 7, '70.00', '0.00', '0.00'],
    ['30', '40', 1, '40.00', '10.00', '33.33'],
    ['30', '20', 1, '20.00', '-10.00', '-33.33'],
  ])('of %s now %s × %d', (cost, current, quantity, marketValue, profit, percent) => {
    expect(positionReturn(cost, current, quantity)).toEqual({ marketValue, profit, percent });
  });

  it('has no percentage of a cost of nothing', () => {
    expect(positionReturn('0.00', '5', 2)).toEqual({
      marketValue: '10.00',
      profit: '10.00',
      percent: null,
    });
  });
});
