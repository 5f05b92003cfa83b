import type { Stock } from '@corro/client';
import { compare, type DecimalText } from '@corro/domain';
import { defineMessages } from '@corro/messages';

/** Orders of the shares; `code` is the order in which the upstream sends them. */
export const stockOrders = ['code', 'rise', 'fall', 'price'] as const;

export type StockOrder = (typeof stockOrders)[number];

export const stockOrderName = defineMessages({
  code: { id: 'markets.order.code' },
  fall: { id: 'markets.order.fall' },
  price: { id: 'markets.order.price' },
  rise: { id: 'markets.order.rise' },
});

/** Whether the shares are in the order of their codes. */
export function isSortedByCode(stocks: readonly Pick<Stock, 'symbol'>[]): boolean {
  const codes = stocks.map(({ symbol }) => symbol ?? '');
  return codes.every((code, at) => at === 0 || (codes[at - 1] ?? '') <= code);
}

/** Sorts by today's change or by price, the highest first; unknown figures are last. */
export function sortStocks(
  stocks: readonly Stock[],
  order: Exclude<StockOrder, 'code'>,
): readonly Stock[] {
  const figureOf = ({ price, changePercent }: Stock) => (order === 'price' ? price : changePercent);
  return [...stocks].sort((a, b) => compareFigures(figureOf(a), figureOf(b), order === 'fall'));
}

function compareFigures(
  a: DecimalText | null,
  b: DecimalText | null,
  isLowestFirst: boolean,
): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return isLowestFirst ? compare(a, b) : compare(b, a);
}
