import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { quickPicks } from './quickPicks.ts';

it.each([
  // 25,000.00 buys 358 shares at 69.68, more than the maximum of one order: 12.5, 25 and 50.
  ['25000.00', '69.68', 50, [12, 25, 50]],
  // 100 × 1.0003 = 100.03: 5,000.00 buys 49.
  ['5000.00', '100', 100, [12, 24, 49]],
  // 5,001.50 buys exactly the maximum.
  ['5001.50', '100', 50, [12, 25, 50]],
  // 128.44 × 1.0003 = 128.48: 300.00 buys 2, and a quarter of two is no whole share.
  ['300.00', '128.44', 50, [0, 1, 2]],
  ['150.00', '128.44', 50, [0, 0, 1]],
  ['0.00', '100', 50, [0, 0, 0]],
] as const)('picks of %s at %s, at most %i', (balance, price, maximum, picks) => {
  const [quarter, half, all] = picks;
  expect(quickPicks(balance, price, maximum)).toEqual([
    { percent: 25, quantity: quarter },
    { percent: 50, quantity: half },
    { percent: null, quantity: all },
  ]);
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
