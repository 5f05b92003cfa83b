import type { MarketClock, MarketFeed, MarketSettings } from './types.ts';

export type {
  CandleInterval,
  Instrument,
  MarketCandle,
  MarketClock,
  MarketFeed,
  MarketQuote,
  MarketSettings,
} from './types.ts';

/** Opens the feed that the settings ask for. Throws a sentence naming the setting when it cannot. */
export async function createMarketFeed(
  settings: MarketSettings,
  clock: MarketClock,
): Promise<MarketFeed> {
  throw new Error(`the ${settings.marketFeed} feed is not written yet at ${clock.now()}`);
}
