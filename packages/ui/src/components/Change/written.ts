import { formatDecimal, formatMoney, formatPercent, type MoneyUnit } from '../../format/decimal.ts';
import { type Direction, directionOf } from '../../private/figure.ts';

/** Figures of a change as decimal text; undefined figures are left out. */
export interface ChangeFigures {
  /** Decimal text in the unit of the price. */
  amount?: string | null | undefined;
  /** Decimal text in percent. */
  percent?: string | null | undefined;
  /** Decimal places of the amount; default 2. */
  digits?: number | undefined;
}

/** Formats the figures of a change, the amount first. */
export function formatChange(
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
 * Direction that `Change` shows, for elements beside it that take its colour. Unknown values and
 * values that round to zero are flat. If the percentage is known, it decides rather than the
 * amount, so that 0.00 % is never a fall.
 */
export function changeDirection(figures: ChangeFigures): Direction {
  const { amount, percent } = figures;
  const isPercentKnown = percent !== undefined && percent !== null;
  return directionOf(...formatChange('en', isPercentKnown ? { percent } : { ...figures, amount }));
}
