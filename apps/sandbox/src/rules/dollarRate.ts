import { type DecimalText, rates } from '@corro/domain';
import { type MarketFeed, MarketUnavailable } from '../market/index.ts';
import { findInstrument } from './instruments.ts';

/** Symbols of the dollar/peso pair in the feeds. */
const pairs = ['USDMXN', 'MXN=X'];

/**
 * Pesos per dollar for estimates: the pair's previous close, which is stable during the day. Falls
 * back to the rate of spec §9 when the market lacks the pair or is unavailable.
 */
export async function dollarRate(feed: MarketFeed): Promise<DecimalText> {
  const pair = pairs.find((symbol) => findInstrument(feed, symbol) !== null);
  if (pair === undefined) return rates.usdMxn;
  try {
    return (await feed.quote(pair))?.previousClose ?? rates.usdMxn;
  } catch (error) {
    if (error instanceof MarketUnavailable) return rates.usdMxn;
    throw error;
  }
}
