import { expect, it } from 'vitest';
import { holdingSlices } from './holdingSlices.ts';

const of = (...values: readonly (string | null)[]) => values.map((value) => ({ value }));

it('splits the value of all positions, largest first', () => {
  // 100 + 250 + 650 = 1,000
  expect(holdingSlices(of('100.00', '250.00', '650.00'), 6)).toEqual([
    { holdings: of('650.00'), percent: '65.00', fraction: 0.65 },
    { holdings: of('250.00'), percent: '25.00', fraction: 0.25 },
    { holdings: of('100.00'), percent: '10.00', fraction: 0.1 },
  ]);
});

it('combines the smallest positions, and sums to 100', () => {
  // Each position is a third. The last slice gets the rest of 100.
  expect(holdingSlices(of('1.00', '1.00', '1.00'), 6)?.map(({ percent }) => percent)).toEqual([
    '33.33',
    '33.33',
    '33.34',
  ]);
  // 60 + 20 + 12 + 8 = 100
  expect(holdingSlices(of('8.00', '60.00', '12.00', '20.00'), 3)).toEqual([
    { holdings: of('60.00'), percent: '60.00', fraction: 0.6 },
    { holdings: of('20.00'), percent: '20.00', fraction: 0.2 },
    { holdings: of('12.00', '8.00'), percent: '20.00', fraction: 0.2 },
  ]);
});

it('holdingSlices is null if a value is unknown or there are no positions', () => {
  expect(holdingSlices(of('1.00', null), 6)).toBeNull();
  expect(holdingSlices(of('0.00'), 6)).toBeNull();
  expect(holdingSlices([], 6)).toBeNull();
});
