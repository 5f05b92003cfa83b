import { formatDecimal, formatMoney, formatPercent, type MoneyUnit } from '../../format/decimal.ts';
import { type Direction, directionOf } from '../../private/figure.ts';

/** The figures of a change, each as decimal text or null; what is left out is not shown. */
export interface ChangeFigures {
  /** In the price's own unit. */
  amount?: string | null | undefined;
  /** In percent. */
  percent?: string | null | undefined;
  /** Decimal places of the amount. Left out: 2. */
  digits?: number | undefined;
}

/** The figures of a change as they are written, the amount first. */
export function writtenChange(
  locale: string,
  { amount, percent, unit, digits = 2 }: ChangeFigures & { unit?: MoneyUnit | undefined },
): string[] {
  const signed = { signed: true, min: digits, max: digits };
  const parts: string[] = [];
  if (amount !== undefined) {
    parts.push(
      unit ? formatMoney(locale, amount, unit, signed) : formatDecimal(locale, amount, signed),
    );
  }
  if (percent !== undefined) parts.push(formatPercent(locale, percent));
  return parts;
}

/**
 * Which way `Change` shows that something went, by the same figures: for what is beside it in the
 * same colour. What is written as nothing, and what is not known, is flat.
 */
export function changeDirection(figures: ChangeFigures): Direction {
  return directionOf(...writtenChange('en', figures));
}
