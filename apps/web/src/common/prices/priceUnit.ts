import type { MoneyUnit } from '@corro/ui';

/** Markets whose prices are not an amount of money: points of an index, rates, per cent. */
const withoutUnit = new Set(['INDEX', 'FOREX', 'CGI']);

/** What a price of this market counts: dollars, but for indices, rates and treasuries. */
export function priceUnit(market: string): MoneyUnit | undefined {
  return withoutUnit.has(market) ? undefined : 'US$';
}
