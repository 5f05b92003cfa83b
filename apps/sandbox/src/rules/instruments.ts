import { type DecimalText, searchText } from '@corro/domain';
import { languages } from '../languages/names.ts';
import { translate } from '../languages/translate.ts';
import {
  type Instrument,
  type MarketFeed,
  type MarketQuote,
  MarketUnavailable,
} from '../market/index.ts';
import { quotesToShow } from './prices.ts';

export interface PricedInstrument {
  instrument: Instrument;
  quote: MarketQuote;
}

const shareMarkets: ReadonlySet<Instrument['market']> = new Set(['US', 'MX']);

function isShare({ market }: Instrument): boolean {
  return shareMarkets.has(market);
}

/** An index cannot be traded. */
export function isTradable({ market }: Instrument): boolean {
  return market !== 'INDEX';
}

/** Formats the fields that the schemas `Quote` and `QuoteSummary` share. */
export function quoteRow({ symbol, name, market }: Instrument, quote: MarketQuote) {
  return {
    symbol,
    name,
    market,
    price: quote.price,
    ...(quote.isOld === true ? { at: new Date(quote.at).toISOString() } : {}),
    previous_close: quote.previousClose,
    open: quote.open,
    high: quote.high,
    low: quote.low,
    change: quote.change,
    changePercent: quote.changePercent,
  };
}

export function findInstrument(feed: MarketFeed, symbol: string): Instrument | null {
  return feed.instruments().find((instrument) => instrument.symbol === symbol) ?? null;
}

/**
 * Ranks a match: 0 (best) for the whole code, 1 for the start of the code, 2 for any other part of
 * the code or the name. Null for no match.
 */
function rank(
  { symbol, name }: Pick<Instrument, 'symbol' | 'name'>,
  search: string,
): number | null {
  const code = searchText(symbol);
  if (code === search) return 0;
  if (code.startsWith(search)) return 1;
  return code.includes(search) || searchText(name).includes(search) ? 2 : null;
}

/** A null `market` means all shares; an empty `search` matches everything. */
interface Search {
  market: string | null;
  search: string;
  /** Language of names. Default: Spanish. */
  language?: string;
}

/** Instruments that match, best first. */
export function searchInstruments(
  feed: MarketFeed,
  { market, search, language = languages[0] }: Search,
): readonly Instrument[] {
  const plainSearch = searchText(search.trim());
  return feed
    .instruments()
    .filter((instrument) => (market === null ? isShare(instrument) : instrument.market === market))
    .flatMap((instrument) => {
      const { symbol, name } = instrument;
      const fit = rank({ symbol, name: translate(language, name) }, plainSearch);
      return fit === null ? [] : [{ instrument, fit }];
    })
    .toSorted((a, b) => a.fit - b.fit)
    .map(({ instrument }) => instrument);
}

/** The shares of an index, the largest first; null when unknown. */
export function sharesOfIndex(feed: MarketFeed, index: string): readonly Instrument[] | null {
  const members = findInstrument(feed, index)?.members;
  if (members === undefined) return null;
  const { market, category } = members;
  return feed
    .instruments()
    .filter(
      (instrument) =>
        isShare(instrument) &&
        (market === undefined || instrument.market === market) &&
        (category === undefined || instrument.category === category),
    )
    .toSorted((left, right) => (right.size ?? 0) - (left.size ?? 0));
}

/** Weight in percent of a share among all shares of its index; null if any size is unknown. */
export function weightIn(shares: readonly Instrument[], { size }: Instrument): string | null {
  const whole = shares.reduce((sum, share) => sum + (share.size ?? Number.NaN), 0);
  return size === undefined || !(whole > 0) ? null : ((100 * size) / whole).toFixed(2);
}

/** Adds prices to instruments; leaves out instruments without a price. */
export async function withPrices(
  feed: MarketFeed,
  instruments: readonly Instrument[],
): Promise<readonly PricedInstrument[]> {
  const quotes = await quotesToShow(
    feed,
    instruments.map(({ symbol }) => symbol),
  );
  return instruments.flatMap((instrument, index) => {
    const quote = quotes[index] ?? null;
    return quote === null ? [] : [{ instrument, quote }];
  });
}

/** Symbols of the dollar/peso pair in the feeds. */
const dollarPairs = ['USDMXN', 'MXN=X'];

/**
 * Market rate of pesos per dollar: the pair's previous close, which stays the same during the day.
 * Null if the market lacks the pair or is unavailable.
 */
export async function dollarRate(feed: MarketFeed): Promise<DecimalText | null> {
  const pair = dollarPairs.find((symbol) => findInstrument(feed, symbol) !== null);
  if (pair === undefined) return null;
  try {
    return (await feed.quote(pair))?.previousClose ?? null;
  } catch (error) {
    if (error instanceof MarketUnavailable) return null;
    throw error;
  }
}
