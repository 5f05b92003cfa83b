import { type Position, type Quote, quoteQuery } from '@corro/client';
import { compare, type DecimalText, type PositionGroup } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { useQueries } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';

/** All lots of one instrument. */
export type Holding = PositionGroup<Position>;

export const holdingOrders = ['value', 'gain', 'name'] as const;

export type HoldingOrder = (typeof holdingOrders)[number];

export const orderName = defineMessages({
  value: { id: 'holdings.order.value' },
  gain: { id: 'holdings.order.gain' },
  name: { id: 'holdings.order.name' },
});

/** Gains that a list can show: today's, since purchase in dollars, or since purchase in percent. */
export const gainModes = ['day', 'money', 'percent'] as const;

export type GainMode = (typeof gainModes)[number];

export const gainModeName = defineMessages({
  money: { id: 'holdings.gain.money' },
  percent: { id: 'holdings.gain.percent' },
  day: { id: 'holdings.gain.day' },
});

/** Sorts by value or gain, largest first and unknown last, or by name. */
export function sortHoldings(
  holdings: readonly Holding[],
  order: HoldingOrder,
  locale: string,
): readonly Holding[] {
  if (order === 'name') {
    const { compare: compareNames } = new Intl.Collator(locale);
    return [...holdings].sort((a, b) => compareNames(nameOf(a), nameOf(b)));
  }
  const figureOf = ({ value, gain }: Holding) =>
    order === 'value' ? value : (gain?.change ?? null);
  return [...holdings].sort((a, b) => descending(figureOf(a), figureOf(b)));
}

export function nameOf({ lots }: Holding): string {
  return lots[0]?.name ?? '';
}

function descending(a: DecimalText | null, b: DecimalText | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compare(b, a);
}

/** Maximum number of quotes polled for lots without a price; lots beyond them have no value. */
const maxQuotes = 60;

/** Fills missing prices of lots from quotes. */
export function usePricedLots(lots: readonly Position[]): readonly Position[] {
  const api = useApi();
  const markets = new Map<string, string>();
  for (const { symbol, market, currentPrice } of lots) {
    if (currentPrice === null && symbol !== null) markets.set(symbol, market);
  }
  const symbols = [...markets.keys()].slice(0, maxQuotes);
  const quotes = useQueries({
    queries: symbols.map((symbol) => {
      const params = { symbol, market: markets.get(symbol) || undefined, mold: 'stock' } as const;
      return quoteQuery(api, params, 'positions');
    }),
  });
  const bySymbol = new Map(symbols.map((symbol, at) => [symbol, quotes[at]?.data]));
  return lots.map((lot) => withQuote(lot, bySymbol.get(lot.symbol ?? '')));
}

function withQuote(lot: Position, quote: Quote | undefined): Position {
  if (lot.currentPrice !== null || quote === undefined) return lot;
  const { price, previousClose } = quote;
  return { ...lot, currentPrice: price, previousClose: lot.previousClose ?? previousClose };
}
