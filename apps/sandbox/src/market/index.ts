import { createSimulatedFeed } from './simulated/index.ts';
import type { MarketClock, MarketFeed, MarketSettings } from './types.ts';

export { dayNumber } from './calendar.ts';
export { faceValue, halfYears, priceAtYield } from './debtPrice.ts';
export { joinMinutes } from './candles.ts';
export { categoriesOf } from './categories.ts';
export {
  type CandleInterval,
  type DebtTerms,
  type Instrument,
  type MarketCandle,
  type MarketFeed,
  type MarketQuote,
  type MarketSettings,
  MarketUnavailable,
} from './types.ts';
export { withNewcomers } from './joinFeeds.ts';
export { hash, hashText, unit } from './noise.ts';
export { areaPath, linePath } from './svgPaths.ts';
export { dayOf } from './simulated/index.ts';
export { newcomers } from './simulated/listings.ts';

/**
 * Opens the configured feed; loads the recorded and live feeds on demand. Rejects with an Error
 * whose message names MARKET_DATA_DIR when the recorded feed cannot read its folder.
 */
export async function createMarketFeed(
  settings: MarketSettings,
  clock: MarketClock,
): Promise<MarketFeed> {
  if (settings.marketFeed === 'simulated') return createSimulatedFeed(clock);
  if (settings.marketFeed === 'live') {
    const { createYahooFeed } = await import('./live/index.ts');
    return createYahooFeed(clock);
  }
  if (settings.marketDataDir === null) {
    throw new Error(
      'MARKET_DATA_DIR must name the folder of recorded market data when MARKET_FEED is recorded',
    );
  }
  const { createRecordedFeed } = await import('./recorded/index.ts');
  return createRecordedFeed(settings.marketDataDir, clock);
}
