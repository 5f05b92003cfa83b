import type { DecimalText } from '@corro/domain';
import { formatMoney, type MoneyUnit } from '@corro/ui';

/** A price in full: two decimals, and as many more as it is quoted with. */
export function priceText(price: DecimalText | null, numberLocale: string): string {
  return formatMoney(numberLocale, price, 'US$', { min: 2, max: 8 });
}

/** Beyond this stands what a float added, not what the market quotes. */
const most = 8;

/**
 * How many decimals to write prices with, and what is measured in them: as many as the finest is
 * quoted with, but two at least. Two while none is known.
 */
export function decimalsOf(...prices: readonly (DecimalText | null | undefined)[]): number {
  const quoted = prices.map((price) => price?.split('.')[1]?.length ?? 0);
  return Math.min(most, Math.max(2, ...quoted));
}

/** Markets whose prices are not an amount of money: points of an index, rates, per cent. */
const withoutUnit = new Set(['INDEX', 'FOREX', 'CGI']);

/** What a price of this market counts: dollars, but for indices, rates and treasuries. */
export function priceUnit(market: string): MoneyUnit | undefined {
  return withoutUnit.has(market) ? undefined : 'US$';
}
