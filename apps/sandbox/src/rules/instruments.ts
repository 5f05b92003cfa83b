import type { Instrument, MarketFeed, MarketQuote } from '../market/index.ts';

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

export function findInstrument(feed: MarketFeed, symbol: string): Instrument | null {
  return feed.instruments().find((one) => one.symbol === symbol) ?? null;
}

/** Latin letters without accents and in lower case: `Energía` is found by `energia`. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** How well an instrument fits a search: its code, the start of it, anything else; null not at all. */
function rank({ symbol, name }: Instrument, wanted: string): number | null {
  const code = plain(symbol);
  if (code === wanted) return 0;
  if (code.startsWith(wanted)) return 1;
  return code.includes(wanted) || plain(name).includes(wanted) ? 2 : null;
}

/** The instruments of a market (null: all shares) that fit the search (empty: all), best first. */
export function searchInstruments(
  feed: MarketFeed,
  { market, search }: { market: string | null; search: string },
): readonly Instrument[] {
  const wanted = plain(search.trim());
  return feed
    .instruments()
    .filter((one) => (market === null ? isShare(one) : one.market === market))
    .flatMap((instrument) => {
      const fit = rank(instrument, wanted);
      return fit === null ? [] : [{ instrument, fit }];
    })
    .toSorted((left, right) => left.fit - right.fit)
    .map(({ instrument }) => instrument);
}

/** The instruments with their prices; one that has none at the moment is left out. */
export async function withPrices(
  feed: MarketFeed,
  instruments: readonly Instrument[],
): Promise<readonly Priced[]> {
  const quotes = await Promise.all(instruments.map(({ symbol }) => feed.quote(symbol)));
  return instruments.flatMap((instrument, index) => {
    const quote = quotes[index] ?? null;
    return quote === null ? [] : [{ instrument, quote }];
  });
}
