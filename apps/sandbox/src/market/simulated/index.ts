import { createDayFeed } from '../dayFeed.ts';
import type { MarketClock, MarketFeed } from '../types.ts';
import { dayOf } from './dayOf.ts';
import { type Listing, listings } from './listings.ts';

/**
 * Creates a feed of invented instruments. Prices depend on symbol and time only, so all processes
 * agree.
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
