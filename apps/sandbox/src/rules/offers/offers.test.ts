import { expect, it } from 'vitest';
import { instruments, scriptedFeed, start } from '../../testFeed.ts';
import type { RuleContext } from '../ruleContext.ts';
import { findOffer, offersToday } from './offers.ts';
import { termsOn } from './terms.ts';

const prices = new Map(instruments.map(({ symbol }) => [symbol, '100.00']));

/** Offers read the feed and the clock alone. */
function at(now: number): RuleContext {
  const clock = { now: () => now };
  const nowhere = new Proxy({}, { get: () => expect.fail('No offer reads the database.') });
  const feed = scriptedFeed(prices, clock.now);
  return { store: nowhere as RuleContext['store'], feed, clock, orderLifeMs: 60_000 };
}

/** The first day from the start on which the symbol has such a discount (tenths of a percent). */
function dayWith(symbol: string, discount: number): number {
  for (let day = Math.floor(start / 86_400_000); ; day += 1) {
    if (termsOn('bulk', symbol, day)?.discount === discount) return day;
  }
}

it.each([
  [45, '85.95'], // 90.00 less 4.05
  [35, '86.85'], // 90.00 less 3.15
  [60, '84.60'], // 90.00 less 5.40
])('%i tenths of a percent below 90.00 are %s', async (discount, price) => {
  const begins = dayWith('ACME', discount) * 86_400_000;
  const offers = await offersToday(at(begins), 'bulk', 'acme');
  const found = offers.find(({ instrument }) => instrument.symbol === 'ACME')!;
  expect(found).toMatchObject({ price, marketPrice: '100.00', endsAt: begins + 86_400_000 });
  expect(found.id).toBe(`bulk-${new Date(begins).toISOString().slice(0, 10)}-ACME`);

  const lastMoment = at(begins + 86_399_999);
  await expect(findOffer(lastMoment, 'bulk', found.id)).resolves.toEqual(found);
  await expect(findOffer(at(begins + 86_400_000), 'bulk', found.id)).resolves.toBe('over');
  await expect(findOffer(at(begins - 1), 'bulk', found.id)).resolves.toBe('unknown');
  await expect(findOffer(lastMoment, 'finalize', found.id)).resolves.toBe('unknown');
});

it('offers shares, and nothing without a price', async () => {
  prices.delete('MEX');
  const days = Array.from({ length: 30 }, (_, day) => at(start + day * 86_400_000));
  const all = await Promise.all(days.map((context) => offersToday(context, 'finalize', '')));
  const symbols = new Set(all.flat().map(({ instrument }) => instrument.symbol));
  expect([...symbols].toSorted()).toEqual(['ACME', 'ACMEX']);
});
