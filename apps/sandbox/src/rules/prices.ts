import { type MarketFeed, type MarketQuote, MarketUnavailable } from '../market/index.ts';

/**
 * Reads the price for an order; null for an unknown symbol. Throws `MarketUnavailable` when the
 * source has only an old price.
 */
export async function quoteToTradeAt(
  feed: MarketFeed,
  symbol: string,
): Promise<MarketQuote | null> {
  const quote = await feed.quote(symbol);
  if (quote?.isOld === true) throw new MarketUnavailable(`the price of ${symbol} is old`);
  return quote;
}

/**
 * Returns the quotes of a page, with null for each quote that cannot be read, so that a page is
 * shown even if one price is missing. Rejects if every read fails, or if one fails with another
 * error than MarketUnavailable.
 */
export async function quotesToShow(
  feed: MarketFeed,
  symbols: readonly string[],
): Promise<readonly (MarketQuote | null)[]> {
  const quotes = await Promise.allSettled(symbols.map((symbol) => feed.quote(symbol)));
  const failed = quotes.flatMap((quote) => (quote.status === 'rejected' ? [quote.reason] : []));
  const defect = failed.find((reason) => !(reason instanceof MarketUnavailable));
  if (defect !== undefined) throw defect;
  if (failed.length > 0 && failed.length === quotes.length) throw failed[0];
  return quotes.map((quote) => (quote.status === 'fulfilled' ? quote.value : null));
}

/** Current quotes by symbol; unreadable ones are left out. */
export async function currentQuotes(
  feed: MarketFeed,
  symbols: readonly string[],
): Promise<ReadonlyMap<string, MarketQuote>> {
  const distinct = [...new Set(symbols)];
  const quotes = await Promise.allSettled(distinct.map((symbol) => feed.quote(symbol)));
  return new Map(
    quotes.flatMap((quote) =>
      quote.status === 'fulfilled' && quote.value !== null
        ? [[quote.value.symbol, quote.value] as const]
        : [],
    ),
  );
}
