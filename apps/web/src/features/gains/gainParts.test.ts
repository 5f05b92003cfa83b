import { expect, it } from 'vitest';
import { gainPercentOf, gainPartsOf } from './gainParts.ts';

// 1,301.00 − 1,284.00 − 0.78 = 16.22, which is 1.2632 % of 1,284.00
const sale = { cost: '1284.00', proceeds: '1301.00', fees: '0.78', gain: '16.22' };

it('shows the parts of a gain and its percentage', () => {
  expect(gainPartsOf(sale)).toEqual({ cost: '1284.00', proceeds: '1301.00', fees: '0.78' });
  expect(gainPercentOf(sale)).toBe('1.26');
  expect(gainPercentOf({ ...sale, fees: null })).toBe('1.26');
});

it.each([
  ['the gain has another sign', { gain: '-16.22' }],
  ['the fees are counted twice', { gain: '15.44' }],
  ['the proceeds are those of the purchase', { proceeds: '1284.00' }],
])('shows neither parts nor percentage if %s', (_, over) => {
  const figures = { ...sale, ...over };
  expect(gainPartsOf(figures)).toEqual({ cost: null, proceeds: null, fees: null });
  expect(gainPercentOf(figures)).toBeNull();
});
