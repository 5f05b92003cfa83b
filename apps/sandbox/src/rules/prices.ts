import type { DecimalText } from '@corro/domain';
import type { MarketFeed } from '../market/index.ts';

/** The current price of each symbol; one that cannot be read at the moment is left out. */
export async function currentPrices(
  feed: MarketFeed,
  symbols: readonly string[],
): Promise<ReadonlyMap<string, DecimalText>> {
  const distinct = [...new Set(symbols)];
  const quotes = await Promise.allSettled(distinct.map((symbol) => feed.quote(symbol)));
  return new Map(
    quotes.flatMap((one) =>
      one.status === 'fulfilled' && one.value !== null
        ? [[one.value.symbol, one.value.price] as const]
        : [],
    ),
  );
}
