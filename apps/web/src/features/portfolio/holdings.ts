import { type Position, type Quote, quoteQuery } from '@corro/client';
import { compare, type DecimalText, type PositionGroup } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { useQueries } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';

/** The lots of one instrument, as one row. */
export type Holding = PositionGroup<Position>;

/** What the rows may be sorted by. */
export const orders = ['value', 'gain', 'name'] as const;

export type HoldingOrder = (typeof orders)[number];

export const orderName = defineMessages({
  value: { id: 'holdings.order.value' },
  gain: { id: 'holdings.order.gain' },
  name: { id: 'holdings.order.name' },
});

/** What a row says of its gain: since it was bought in US dollars or percent, or today's. */
export const gainWays = ['money', 'percent', 'day'] as const;

export type GainWay = (typeof gainWays)[number];

export const gainWayName = defineMessages({
  money: { id: 'holdings.gain.money' },
  percent: { id: 'holdings.gain.percent' },
  day: { id: 'holdings.gain.day' },
});

/** Largest value or gain first, or by name; what is not known comes last. */
export function sortHoldings(
  holdings: readonly Holding[],
  order: HoldingOrder,
  locale: string,
): readonly Holding[] {
  if (order === 'name') {
    const { compare: compareNames } = new Intl.Collator(locale);
    return holdings.toSorted((one, other) => compareNames(nameOf(one), nameOf(other)));
  }
  const figureOf = ({ value, gain }: Holding) =>
    order === 'value' ? value : (gain?.change ?? null);
  return holdings.toSorted((one, other) => descending(figureOf(one), figureOf(other)));
}

/** What the instrument is called. */
export function nameOf({ lots }: Holding): string {
  return lots[0]?.name ?? '';
}

function descending(one: DecimalText | null, other: DecimalText | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return compare(other, one);
}

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
