import { expect, it } from 'vitest';
import { positionTypeOf } from './index.ts';

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
