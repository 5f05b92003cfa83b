import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newcomers } from '../../market/index.ts';
import { listings } from '../../market/simulated/listings.ts';
import { findOffering, offeringsAt, offeringStatus, allottedShares } from './offerings.ts';

const start = Date.parse('2026-11-20T15:30:00Z');

describe('the offerings', () => {
  it('keep past offerings', () => {
    // An earlier run of the function gave this offering. A changed formula would change offerings
    // for which customers have applied.
    expect(findOffering('1495989', start)).toEqual({
      id: '1495989',
      series: 'K',
      symbol: 'VALDRA',
      name: 'Valdrano Capital',
      about:
        'Empresa ficticia de esta demostración. Su sector es finanzas: banca, seguros, crédito y pagos.',
      price: '25.33',
      min: 100,
      max: 1600,
      opensAt: Date.parse('2026-11-20T15:00:00Z'),
      closesAt: Date.parse('2026-11-20T16:00:00Z'),
      listsAt: Date.parse('2026-11-20T16:20:00Z'),
      offered: 104_000,
      demand: 270_400,
    });
  });

  it('are always three open, one closed and five listed', () => {
    const three = ['Forthcoming', 'Forthcoming', 'Forthcoming'];
    const five = Array.from({ length: 5 }, () => 'Listed');
    fc.assert(
      fc.property(fc.integer({ min: start, max: start + 3_000_000_000 }), (now) => {
        const offerings = offeringsAt(now);
        const words = offerings.map((one) => offeringStatus(one, now));
        expect(words).toEqual([...three, 'Closed', ...five]);
        for (const { id, min, max, price, offered } of offerings) {
          expect(findOffering(id, now)).not.toBeNull();
          expect([min % 100, max % 100, offered % 1000]).toEqual([0, 0, 0]);
          expect(max).toBeGreaterThan(min);
          expect(price).toMatch(/^[1-9][0-9]*\.[0-9]{2}$/);
        }
      }),
    );
  });

  it('are not found before they open or by an invalid id', () => {
    expect(findOffering('1495990', Date.parse('2026-11-20T15:20:00Z') - 1)).toBeNull();
    for (const id of ['', '0', '-1', '1e6', '01495989', 'x', '99999999999']) {
      expect(findOffering(id, start)).toBeNull();
    }
  });

  it('have unique symbols and names', () => {
    const all = [...listings, ...newcomers].map(({ instrument }) => instrument);
    expect(new Set(all.map(({ symbol }) => symbol)).size).toBe(all.length);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });
});

it.each([
  [300n, 1000n, 700n, 300n, 300n], // exactly enough
  [300n, 1000n, 701n, 300n, 299n], // 300 × 1000 / 1001 = 299.7
  [100n, 1000n, 2900n, 100n, 33n], // 100 × 1000 / 3000 = 33.3
  [100n, 1000n, 99_900n, 100n, 1n], // exactly one share
  [100n, 1000n, 99_901n, 100n, 0n],
  [100n, 1000n, 0n, 100n, 100n],
])(
  'allots for %d of %d shares, with %d applied by others and %d by customers: %d',
  (asked, offered, demand, applied, share) => {
    expect(allottedShares(asked, { offered, demand, applied })).toBe(share);
  },
);

it('never allot more than the offered shares', () => {
  const shares = fc.bigInt(1n, 1_000_000n);
  fc.assert(
    fc.property(fc.array(shares, { minLength: 1 }), shares, shares, (asked, offered, demand) => {
      const applied = asked.reduce((sum, one) => sum + one, 0n);
      const book = { offered, demand, applied };
      const given = asked.reduce((sum, one) => sum + allottedShares(one, book), 0n);
      expect(given <= offered).toBe(true);
    }),
  );
});
