import { languages } from '../languages/names.ts';
import { translate } from '../languages/translate.ts';
import type { Instrument, MarketFeed, MarketQuote } from '../market/index.ts';
import { quotesToShow } from './prices.ts';

/** An instrument with its price. */
export interface Priced {
  instrument: Instrument;
  quote: MarketQuote;
}

const shareMarkets: ReadonlySet<Instrument['market']> = new Set(['US', 'MX']);

function isShare({ market }: Instrument): boolean {
  return shareMarkets.has(market);
}

/** Whether it can be bought and sold: everything but an index, which is only a figure. */
export function isTraded({ market }: Instrument): boolean {
  return market !== 'INDEX';
}

/** What schemas `Quote` and `QuoteSummary` have in common. */
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
  return feed.instruments().find((one) => one.symbol === symbol) ?? null;
}

/** Latin letters without accents and in lower case: `Energía` is found by `energia`. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** How well an instrument fits a search: its code, the start of it, anything else; null not at all. */
function rank(
  { symbol, name }: Pick<Instrument, 'symbol' | 'name'>,
  wanted: string,
): number | null {
  const code = plain(symbol);
  if (code === wanted) return 0;
  if (code.startsWith(wanted)) return 1;
  return code.includes(wanted) || plain(name).includes(wanted) ? 2 : null;
}

/** What is looked for: in a market (null: all shares), by code or by the name in a language (empty: all). */
interface Search {
  market: string | null;
  search: string;
  /** Spanish unless given; of no matter to shares, whose names are their own. */
  language?: string;
}

/** The instruments that fit a search, best first. */
export function searchInstruments(
  feed: MarketFeed,
  { market, search, language = languages[0] }: Search,
): readonly Instrument[] {
  const wanted = plain(search.trim());
  return feed
    .instruments()
    .filter((one) => (market === null ? isShare(one) : one.market === market))
    .flatMap((instrument) => {
      const { symbol, name } = instrument;
      const fit = rank({ symbol, name: translate(language, name) }, wanted);
      return fit === null ? [] : [{ instrument, fit }];
    })
    .toSorted((left, right) => left.fit - right.fit)
    .map(({ instrument }) => instrument);
}

/** The shares in an index; null where it is not known which these are. */
export function sharesOfIndex(feed: MarketFeed, index: string): readonly Instrument[] | null {
  const members = findInstrument(feed, index)?.members;
  if (members === undefined) return null;
  const { market, category } = members;
  return feed
    .instruments()
    .filter(
      (one) =>
        isShare(one) &&
        (market === undefined || one.market === market) &&
        (category === undefined || one.category === category),
    );
}

/** The instruments with their prices; one that has none at the moment is left out. */
export async function withPrices(
  feed: MarketFeed,
  instruments: readonly Instrument[],
): Promise<readonly Priced[]> {
  const quotes = await quotesToShow(
    feed,
    instruments.map(({ symbol }) => symbol),
  );
  return instruments.flatMap((instrument, index) => {
    const quote = quotes[index] ?? null;
    return quote === null ? [] : [{ instrument, quote }];
  });
}
