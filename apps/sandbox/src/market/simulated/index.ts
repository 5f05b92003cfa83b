import { createDayFeed } from '../dayFeed.ts';
import type { MarketClock, MarketFeed } from '../types.ts';
import { dayOf } from './dayOf.ts';
import type { Listing } from './listing.ts';
import { listings } from './listings.ts';

/**
 * Invented instruments whose prices are a function of the symbol and the instant alone: any process,
 * now or later, computes the same price without having seen another.
 */
export function createSimulatedFeed(
  clock: MarketClock,
  listed: readonly Listing[] = listings,
): MarketFeed {
  const bySymbol = new Map(listed.map((of) => [of.instrument.symbol, of]));
  return createDayFeed(
    {
      report: [],
      instruments: listed.map((of) => of.instrument),
      day(symbol, day) {
        const of = bySymbol.get(symbol);
        if (!of) throw new RangeError(`unknown symbol: ${symbol}`);
        return dayOf(of, day);
      },
    },
    clock,
  );
}
