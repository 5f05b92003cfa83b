import { createSimulatedFeed } from './simulated/index.ts';
import { newcomers } from './simulated/listings.ts';
import type { MarketClock, MarketFeed } from './types.ts';

/** Two sources as one, the first one's instruments first; a symbol that both know is the first one's. */
export function joinFeeds(first: MarketFeed, second: MarketFeed): MarketFeed {
  const known = new Set(first.instruments().map(({ symbol }) => symbol));
  const added = second.instruments().filter(({ symbol }) => !known.has(symbol));
  const all = [...first.instruments(), ...added];
  const sourceOf = (symbol: string) => (known.has(symbol) ? first : second);
  return {
    report: [...first.report, ...second.report],
    recordedYears: () => first.recordedYears?.() ?? null,
    instruments: () => all,
    tick() {
      const [one, other] = [first.tick?.() ?? null, second.tick?.() ?? null];
      // Both count seconds of one clock; the later one, where it moves on between the two.
      return one === null || other === null ? null : Math.max(one, other);
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
 * A market in which the companies that the sandbox takes public trade too: what was allotted of
 * them has a price and can be sold, wherever the other prices come from.
 */
export function withNewcomers(feed: MarketFeed, clock: MarketClock): MarketFeed {
  return joinFeeds(feed, createSimulatedFeed(clock, newcomers));
}
