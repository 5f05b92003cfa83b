import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareOf } from './shareOf.ts';

it.each([
  [300n, 1000n, 700n, 300n, 300n], // exactly enough
  [300n, 1000n, 701n, 300n, 299n], // 300 × 1000 / 1001 = 299.7
  [100n, 1000n, 2900n, 100n, 33n], // 100 × 1000 / 3000 = 33.3
  [100n, 1000n, 99_900n, 100n, 1n], // exactly one share
  [100n, 1000n, 99_901n, 100n, 0n],
  [100n, 1000n, 0n, 100n, 100n],
])(
  '%d of %d, where others want %d and customers %d, is %d',
  (asked, offered, demand, applied, share) => {
    expect(shareOf(asked, { offered, demand, applied })).toBe(share);
  },
);

it('never allots more than there is', () => {
  const shares = fc.bigInt(1n, 1_000_000n);
  fc.assert(
    fc.property(fc.array(shares, { minLength: 1 }), shares, shares, (asked, offered, demand) => {
      const applied = asked.reduce((sum, one) => sum + one, 0n);
      const book = { offered, demand, applied };
      const given = asked.reduce((sum, one) => sum + shareOf(one, book), 0n);
      expect(given <= offered).toBe(true);
    }),
  );
});
