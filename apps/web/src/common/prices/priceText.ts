import type { DecimalText } from '@corro/domain';
import { formatDecimal, formatMoney, type MoneyUnit } from '@corro/ui';

/** Full price: at least two decimals. */
export function priceText(price: DecimalText | null, numberLocale: string): string {
  return formatMoney(numberLocale, price, 'US$', { min: 2, max: decimalsOf(price) });
}

/** Full price in the unit of its market: none for points, rates and percent. */
export function marketPriceText(
  price: DecimalText | null,
  market: string,
  numberLocale: string,
): string {
  const digits = decimalsOf(price);
  const unit = priceUnit(market);
  return unit === undefined
    ? formatDecimal(numberLocale, price, { min: digits, max: digits })
    : priceText(price, numberLocale);
}

/**
 * Maximum decimals of a price: more of them are errors of binary floating point, except in a price
 * that would be zero without them.
 */
const maxDecimals = 8;

/** Significant digits of a price that would be zero with `maxDecimals`. */
const significant = 2;

/** Decimals for prices: as many as the most precise one has, at least two. */
export function decimalsOf(...prices: readonly (DecimalText | null | undefined)[]): number {
  return Math.max(2, ...prices.map((price) => quotedDecimals(price ?? '')));
}

function quotedDecimals(price: string): number {
  const decimals = price.split('.')[1] ?? '';
  const zeros = /^-?0\.(0*)/.exec(price)?.[1]?.length ?? 0;
  return Math.min(decimals.length, Math.max(maxDecimals, zeros + significant));
}

/**
 * Market tag of indices, used even if the upstream sends another, because indices are quoted in
 * points.
 */
export const indexMarket = 'INDEX';

/** Markets quoted in points, rates or percent. */
const withoutUnit = new Set([indexMarket, 'FOREX', 'CGI']);

/** Unit of a price; undefined for points, rates and percent. */
export function priceUnit(market: string): MoneyUnit | undefined {
  return withoutUnit.has(market) ? undefined : 'US$';
}
