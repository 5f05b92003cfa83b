import type { DecimalText } from '@corro/domain';
import { type MarketFeed, type MarketQuote, MarketUnavailable } from '../market/index.ts';
import { fromCents, type Overview, toMillionths } from '../store/index.ts';

/**
 * The price to execute an order at; null for an unknown symbol. Throws `MarketUnavailable` where only an old price is
 * known.
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
 * The prices of a page, null where one is missing at the moment: an instrument without a usable price loses only
 * its own row. Rejects where none can be read.
 */
export async function quotesToShow(
  feed: MarketFeed,
  symbols: readonly string[],
): Promise<readonly (MarketQuote | null)[]> {
  const quotes = await Promise.allSettled(symbols.map((symbol) => feed.quote(symbol)));
  const failed = quotes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  const defect = failed.find((reason) => !(reason instanceof MarketUnavailable));
  if (defect !== undefined) throw defect;
  if (failed.length > 0 && failed.length === quotes.length) throw failed[0];
  return quotes.map((one) => (one.status === 'fulfilled' ? one.value : null));
}

/** The current price of each symbol, with its day; one that cannot be read at the moment is left out. */
export async function currentQuotes(
  feed: MarketFeed,
  symbols: readonly string[],
): Promise<ReadonlyMap<string, MarketQuote>> {
  const distinct = [...new Set(symbols)];
  const quotes = await Promise.allSettled(distinct.map((symbol) => feed.quote(symbol)));
  return new Map(
    quotes.flatMap((one) =>
      one.status === 'fulfilled' && one.value !== null
        ? [[one.value.symbol, one.value] as const]
        : [],
    ),
  );
}

/** What is held of an instrument. */
export interface Holding {
  quantity: bigint;
  /** Quantity × price bought at, over all its lots, in millionths of a dollar. */
  cost: bigint;
}

const millionthsInCent = 10_000n;

/**
 * What a holding is worth, in cents: rounded once for the instrument, half away from zero. Without a price
 * (in millionths of a dollar) it counts with what was paid for it, before the fee.
 */
export function worthOf({ quantity, cost }: Holding, price: bigint | null): bigint {
  const millionths = price === null ? cost : quantity * price;
  const half = (millionths < 0n ? -millionthsInCent : millionthsInCent) / 2n;
  return (millionths + half) / millionthsInCent;
}

/**
 * What a customer has in all, in US dollars: what can be spent, what is set aside or in funds, and
 * everything held at its current price.
 */
export async function totalWorth(
  feed: MarketFeed,
  { cash, tiedUp, holdings }: Overview,
): Promise<DecimalText> {
  const quotes = await currentQuotes(
    feed,
    holdings.map(({ symbol }) => symbol),
  );
  const worth = holdings.map((held) => {
    const price = quotes.get(held.symbol)?.price;
    return worthOf(held, price === undefined ? null : toMillionths(price));
  });
  return fromCents(worth.reduce((sum, one) => sum + one, cash + tiedUp));
}
