import type { DecimalText } from '@corro/domain';
import { type MarketFeed, type MarketQuote, MarketUnavailable } from '../market/index.ts';
import { fromCents, type Overview, toMillionths } from '../store/index.ts';

/**
 * The price for an order; null for an unknown symbol. Throws `MarketUnavailable` when only an old
 * price is known.
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
 * Quotes of a page, null where one is missing: an instrument without a price loses only its own
 * row. Rejects when none can be read.
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

/** Current quotes by symbol; unreadable ones are left out. */
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

export interface Holding {
  quantity: bigint;
  /** Quantity × purchase price over all lots, in millionths of a dollar. */
  cost: bigint;
}

const millionthsInCent = 10_000n;

/**
 * Value of a holding in cents, rounded once, half away from zero. Without a price (millionths of a
 * dollar) it is valued at cost without the fee.
 */
export function worthOf({ quantity, cost }: Holding, price: bigint | null): bigint {
  const millionths = price === null ? cost : quantity * price;
  const half = (millionths < 0n ? -millionthsInCent : millionthsInCent) / 2n;
  return (millionths + half) / millionthsInCent;
}

/**
 * A customer's total in US dollars: cash, held and invested money, and holdings at current prices,
 * less loans with their interest.
 */
export async function totalWorth(
  feed: MarketFeed,
  { cash, tiedUp, owed, holdings }: Overview,
): Promise<DecimalText> {
  const quotes = await currentQuotes(
    feed,
    holdings.map(({ symbol }) => symbol),
  );
  const worth = holdings.map((held) => {
    const price = quotes.get(held.symbol)?.price;
    return worthOf(held, price === undefined ? null : toMillionths(price));
  });
  return fromCents(worth.reduce((sum, one) => sum + one, cash + tiedUp - owed));
}
