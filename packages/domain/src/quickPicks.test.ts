import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { quickPicks } from './quickPicks.ts';

it.each([
  // 25 % of 25,000.00 buys 89 shares at 69.68, which is more than the maximum of one order.
  ['25000.00', '69.68', 50, [[null, 50]]],
  // 1,250.00 and 2,500.00 buy 17 and 35; 3,750.00 would buy 53.
  [
    '5000.00',
    '69.68',
    50,
    [
      [25, 17],
      [50, 35],
      [null, 50],
    ],
  ],
  // 100 × 1.0003 = 100.03: 1,250.00 buys 12, 5,000.00 buys 49.
  [
    '5000.00',
    '100',
    100,
    [
      [25, 12],
      [50, 24],
      [75, 37],
      [100, 49],
    ],
  ],
  [
    '300.00',
    '128.44',
    50,
    [
      [25, 0],
      [50, 1],
      [75, 1],
      [100, 2],
    ],
  ],
  // A percentage that buys exactly the maximum remains a percentage.
  [
    '5001.50',
    '100',
    50,
    [
      [25, 12],
      [50, 25],
      [75, 37],
      [100, 50],
    ],
  ],
  [
    '0.00',
    '100',
    50,
    [
      [25, 0],
      [50, 0],
      [75, 0],
      [100, 0],
    ],
  ],
] as const)('picks of %s at %s, at most %i', (balance, price, maximum, picks) => {
  expect(
    quickPicks(balance, price, maximum).map(({ percent, quantity }) => [percent, quantity]),
  ).toEqual(picks);
});

const cents = (value: number) => (value / 100).toFixed(2);

it('never spends more than its percentage of the cash', () => {
  assert(
    property(
      integer({ min: 0, max: 10_000_000_00 }),
      integer({ min: 1, max: 500_000 }),
      (balance, price) => {
        for (const { percent, quantity } of quickPicks(cents(balance), cents(price), 50)) {
          const share = (balance * (percent ?? 100)) / 100;
          expect(quantity * price).toBeLessThanOrEqual(share);
          expect(quantity).toBeLessThanOrEqual(50);
        }
      },
    ),
  );
});
