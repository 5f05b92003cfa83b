import { type Position, type Quote, quoteQuery } from '@corro/client';
import { useQueries } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';

/** Instruments whose quotes are polled at once; what lots beyond them are worth is not known. */
const most = 60;

/** Lots with the prices of quotes where the upstream's rows have none. */
export function usePricedLots(lots: readonly Position[]): readonly Position[] {
  const api = useApi();
  const wanted = new Map<string, string>();
  for (const { symbol, market, currentPrice } of lots) {
    if (currentPrice === null && symbol !== null) wanted.set(symbol, market);
  }
  const symbols = [...wanted.keys()].slice(0, most);
  const quotes = useQueries({
    queries: symbols.map((symbol) => {
      const asked = { symbol, market: wanted.get(symbol) || undefined, mold: 'stock' } as const;
      return quoteQuery(api, asked, 'positions');
    }),
  });
  const bySymbol = new Map(symbols.map((symbol, at) => [symbol, quotes[at]?.data]));
  return lots.map((lot) => priced(lot, bySymbol.get(lot.symbol ?? '')));
}

function priced(lot: Position, quote: Quote | undefined): Position {
  if (lot.currentPrice !== null || quote === undefined) return lot;
  const { price, previousClose } = quote;
  return { ...lot, currentPrice: price, previousClose: lot.previousClose ?? previousClose };
}
