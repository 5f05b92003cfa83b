import { brokerDay, startOfBrokerDay } from '@corro/domain';
import { describe, expect, it } from 'vitest';
import { newcomers } from '../market/simulated/listings.ts';
import { instruments, scriptedFeed, start } from '../testFeed.fixture.ts';
import { offeringsAt } from './ipo/offerings.ts';
import { findOffer, type OfferMold, offersToday, type Terms, termsOn } from './offers.ts';
import type { RuleContext } from './ruleContext.ts';

const prices = new Map(instruments.map(({ symbol }) => [symbol, '100.00']));

/**
 * Creates a context with only a feed and a clock. The test fails if anything reads the database.
 */
function at(now: number): RuleContext {
  const clock = { now: () => now };
  const nowhere = new Proxy({}, { get: () => expect.fail('No offer reads the database.') });
  const feed = scriptedFeed(prices, clock.now);
  return {
    store: nowhere as RuleContext['store'],
    feed,
    priceStreams: null,
    clock,
    orderLifeMs: 60_000,
    accountWaitMs: 0,
    recoversCode: true,
    announcesPesoRate: false,
    sessionLife: { ageMs: 60_000, idleMs: 60_000 },
    hasPasskeys: true,
    relyingParty: { domain: 'localhost', origins: null },
  };
}

/**
 * Finds the first day from `start` on which the symbol has the discount (in tenths of a percent).
 */
function dayWith(symbol: string, discount: number): number {
  const first = brokerDay(start);
  for (let day = first; day < first + 1000; day += 1) {
    if (termsOn('bulk', symbol, day)?.discount === discount) return day;
  }
  throw new Error(`${symbol} has no discount of ${discount} in a thousand days.`);
}

it.each([
  [45, '85.95'], // 90.00 less 4.05
  [35, '86.85'], // 90.00 less 3.15
  [60, '84.60'], // 90.00 less 5.40
])(
  'an offer with a discount of %i tenths of a percent on 90.00 costs %s',
  async (discount, price) => {
    const day = dayWith('ACME', discount);
    const begins = startOfBrokerDay(day);
    const offers = await offersToday(at(begins), 'bulk', 'acme');
    const found = offers.find(({ instrument }) => instrument.symbol === 'ACME')!;
    expect(found).toMatchObject({ price, marketPrice: '100.00', endsAt: begins + 86_400_000 });
    expect(found.id).toBe(`bulk-${new Date(day * 86_400_000).toISOString().slice(0, 10)}-ACME`);

    const lastMoment = at(begins + 86_399_999);
    await expect(findOffer(lastMoment, 'bulk', found.id)).resolves.toEqual(found);
    await expect(findOffer(at(begins + 86_400_000), 'bulk', found.id)).resolves.toBe('over');
    await expect(findOffer(at(begins - 1), 'bulk', found.id)).resolves.toBe('unknown');
    await expect(findOffer(lastMoment, 'finalize', found.id)).resolves.toBe('unknown');
  },
);

it('offers only shares that have a price', async () => {
  prices.delete('MEX');
  const days = Array.from({ length: 30 }, (_, day) => at(start + day * 86_400_000));
  const all = await Promise.all(days.map((context) => offersToday(context, 'finalize', '')));
  const symbols = new Set(all.flat().map(({ instrument }) => instrument.symbol));
  expect([...symbols].toSorted()).toEqual(['ACME', 'ACMEX']);
});

/**
 * Finds the first company after `start` that goes public within a day while its shares are in a
 * block trade.
 */
function goingPublic() {
  for (let now = start; now < start + 365 * 86_400_000; now += 1_200_000) {
    const [newest] = offeringsAt(now);
    const { symbol, opensAt, listsAt } = newest!;
    const day = brokerDay(opensAt - 1);
    const isOneDay = day === brokerDay(listsAt);
    if (isOneDay && termsOn('bulk', symbol, day) !== null) return { symbol, opensAt, listsAt, day };
  }
  throw new Error('No company goes public with a block trade in a year.');
}

describe('a company that goes public', () => {
  const { symbol, opensAt, listsAt, day } = goingPublic();
  const listed = newcomers.map(({ instrument }) => instrument);
  const quoted = new Map(listed.map((one) => [one.symbol, '100.00']));
  const then = (now: number): RuleContext => {
    const context = at(now);
    const feed = { ...scriptedFeed(quoted, () => now), instruments: () => listed };
    return { ...context, feed };
  };
  const id = `bulk-${new Date(day * 86_400_000).toISOString().slice(0, 10)}-${symbol}`;

  it.each([
    ['before it opens', opensAt - 1, true],
    ['as it opens', opensAt, false],
    ['before its shares are listed', listsAt - 1, false],
    ['as its shares are listed', listsAt, true],
  ])('has offers except between opening and listing: %s', async (_, now, isOffered) => {
    const shown = await offersToday(then(now), 'bulk', symbol);
    expect(shown.map((one) => one.id)).toEqual(isOffered ? [id] : []);
    const found = await findOffer(then(now), 'bulk', id);
    expect(found).toEqual(isOffered ? shown[0] : 'over');
  });
});

/** Returns the terms of a thousand shares on a day, without the shares that have no offer. */
function thousand(mold: OfferMold, day = 20_777): Terms[] {
  return Array.from({ length: 1000 }, (_, n) => termsOn(mold, `SHARE${n}`, day) ?? []).flat();
}

describe('the terms of offers', () => {
  it.each([
    ['bulk', 400, 20, 60, [100], [1, 2, 3]],
    ['finalize', 300, 50, 120, [50, 100, 150, 200], [5, 6, 7, 8, 9, 10]],
  ] as const)(
    'stay within their limits for %s; about %i of a thousand shares have one',
    (mold, about, min, max, minimums, days) => {
      const terms = thousand(mold);
      expect(Math.abs(terms.length - about)).toBeLessThan(50);
      const discounts = terms.map(({ discount }) => discount);
      expect([Math.min(...discounts), Math.max(...discounts)]).toEqual([min, max]);
      expect(discounts.filter((one) => one % 5 !== 0)).toEqual([]);
      const seen = (field: 'minimum' | 'holdingDays') =>
        [...new Set(terms.map((one) => one[field]))].toSorted((left, right) => left - right);
      expect(seen('minimum')).toEqual(minimums);
      expect(seen('holdingDays')).toEqual(days);
      // One in six is closed.
      const closed = terms.filter(({ isOpen }) => !isOpen).length / terms.length;
      expect(closed).toBeGreaterThan(0.1);
      expect(closed).toBeLessThan(0.24);
    },
  );

  it('are the same for all customers, and change the next day', () => {
    expect(thousand('bulk')).toEqual(thousand('bulk'));
    expect(thousand('bulk', 20_778)).not.toEqual(thousand('bulk'));
  });
});
