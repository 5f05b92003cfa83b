import { describe, expect, it } from 'vitest';
import { termsOn, type OfferMold, type Terms } from './terms.ts';

/** What a thousand shares are offered at on a day. */
function thousand(mold: OfferMold, day = 20_777): Terms[] {
  return Array.from({ length: 1000 }, (_, n) => termsOn(mold, `SHARE${n}`, day) ?? []).flat();
}

describe('the terms of offers', () => {
  it.each([
    ['bulk', 400, 20, 60, [100]],
    ['finalize', 300, 50, 120, [50, 100, 150, 200]],
  ] as const)('%s: about %i of a thousand shares', (mold, about, least, most, minimums) => {
    const terms = thousand(mold);
    expect(Math.abs(terms.length - about)).toBeLessThan(50);
    const discounts = terms.map(({ discount }) => discount);
    expect([Math.min(...discounts), Math.max(...discounts)]).toEqual([least, most]);
    expect(discounts.filter((one) => one % 5 !== 0)).toEqual([]);
    const seen = new Set(terms.map(({ minimum }) => minimum));
    expect([...seen].toSorted((left, right) => left - right)).toEqual(minimums);
    // One in six is closed.
    const closed = terms.filter(({ open }) => !open).length / terms.length;
    expect(closed).toBeGreaterThan(0.1);
    expect(closed).toBeLessThan(0.24);
  });

  it('are the same for whoever asks, and others the next day', () => {
    expect(thousand('bulk')).toEqual(thousand('bulk'));
    expect(thousand('bulk', 20_778)).not.toEqual(thousand('bulk'));
  });
});
