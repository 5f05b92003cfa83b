import { createSimulatedFeed } from './simulated/index.ts';
import { newcomers } from './simulated/listings.ts';
import type { MarketClock, MarketFeed } from './types.ts';

/** Joins two feeds; the first one provides symbols that both have. */
export function joinFeeds(first: MarketFeed, second: MarketFeed): MarketFeed {
  const symbols = new Set(first.instruments().map(({ symbol }) => symbol));
  const added = second.instruments().filter(({ symbol }) => !symbols.has(symbol));
  const all = [...first.instruments(), ...added];
  const sourceOf = (symbol: string) => (symbols.has(symbol) ? first : second);
  return {
    report: [...first.report, ...second.report],
    recordedYears: () => first.recordedYears?.() ?? null,
    instruments: () => all,
    tick() {
      const [firstTick, secondTick] = [first.tick?.() ?? null, second.tick?.() ?? null];
      // Both feeds count the seconds of one clock, which may advance between the two reads. Then
      // the later second counts.
      return firstTick === null || secondTick === null ? null : Math.max(firstTick, secondTick);
    },
    quote: (symbol) => sourceOf(symbol).quote(symbol),
    candles: (symbol, interval, range) => sourceOf(symbol).candles(symbol, interval, range),
    async close() {
      await first.close();
      await second.close();
    },
  };
}

/**
 * Adds the companies that go public in the sandbox, so that allotted shares have a price with every
 * feed.
 */
export function withNewcomers(feed: MarketFeed, clock: MarketClock): MarketFeed {
  return joinFeeds(feed, createSimulatedFeed(clock, newcomers));
}
