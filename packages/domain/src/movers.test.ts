import { expect, it } from 'vitest';
import { meanChange, topMovers } from './movers.ts';

const rows = [
  ['A', '1.20'],
  ['B', '-3.05'],
  ['C', null],
  ['D', '0.00'],
  ['E', '10.4'],
  ['F', '-0.41'],
  // Displayed as 0.00 %, so it is neither a rise nor a fall.
  ['G', '0.004'],
  ['H', '-12'],
].map(([symbol, changePercent]) => ({ symbol, changePercent: changePercent ?? null }));

it.each([
  ['rise', 5, 'EA'],
  ['rise', 1, 'E'],
  ['fall', 5, 'HBF'],
  ['fall', 2, 'HB'],
] as const)('finds of what moved by a %s the first %i', (way, count, found) => {
  expect(
    topMovers(rows, way, count)
      .map(({ symbol }) => symbol)
      .join(''),
  ).toBe(found);
});

it.each([
  // (1.20 − 3.05 + 0.41) ÷ 3 = −0.48.
  [['1.20', '-3.05', '0.41'], '-0.48'],
  // (1.00 + 0.01) ÷ 2 = 0.505, rounded half up.
  [['1.00', null, '0.01'], '0.51'],
  [['-0.01', '0.01'], '0.00'],
  [[null], null],
  [[], null],
] as const)('the mean of %j is %s', (changes, mean) => {
  expect(meanChange(changes.map((changePercent) => ({ changePercent })))).toBe(mean);
});
