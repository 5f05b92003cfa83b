import { type DecimalText, rates } from '@corro/domain';
import { type MarketFeed, MarketUnavailable } from '../market/index.ts';
import { findInstrument } from './instruments.ts';

/** The symbols of the pair of dollar and peso in the feeds. */
const pairs = ['USDMXN', 'MXN=X'];

/**
 * Pesos for a dollar for every estimate: the close of the day before of the pair that the forex list shows, so that
 * it does not change during the day. The rate of spec §9 where the market has no such pair or cannot be asked.
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
