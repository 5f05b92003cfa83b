import type { DecimalText } from '@corro/domain';
import { formatMoney, type MoneyUnit } from '@corro/ui';

/** A price in full: two decimals, and as many more as it is quoted with. */
export function priceText(price: DecimalText | null, numberLocale: string): string {
  return formatMoney(numberLocale, price, 'US$', { min: 2, max: decimalsOf(price) });
}

/** Further decimals come from binary floats, not from the market; a price that small needs them all the same. */
const most = 8;

/** What a price keeps that begins further behind the point. */
const significant = 2;

/**
 * How many decimals to write prices with, and what is measured in them: as many as the finest is
 * quoted with, but two at least. Two while none is known.
 */
export function decimalsOf(...prices: readonly (DecimalText | null | undefined)[]): number {
  return Math.max(2, ...prices.map((price) => quotedDecimals(price ?? '')));
}

function quotedDecimals(price: string): number {
  const decimals = price.split('.')[1] ?? '';
  const zeros = /^-?0\.(0*)/.exec(price)?.[1]?.length ?? 0;
  return Math.min(decimals.length, Math.max(most, zeros + significant));
}

/** The market of an index, in place of the upstream's: an index is quoted in points. */
export const indexMarket = 'INDEX';

/** Markets whose prices are not an amount of money: points of an index, rates, per cent. */
const withoutUnit = new Set([indexMarket, 'FOREX', 'CGI']);

/** What a price of this market counts: dollars, but for indices, rates and treasuries. */
export function priceUnit(market: string): MoneyUnit | undefined {
  return withoutUnit.has(market) ? undefined : 'US$';
}
