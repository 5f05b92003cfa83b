import { formatDecimal, formatMoney, formatPercent } from '../../format/decimal.ts';
import { type Direction, directionOf } from '../../private/figure.ts';
import type { ChangeProps } from './Change.tsx';

type Figures = Pick<ChangeProps, 'amount' | 'percent' | 'digits'> & {
  unit?: ChangeProps['unit'] | undefined;
};

/** The figures of a change as they are written, the amount first. */
export function writtenChange(
  locale: string,
  { amount, percent, unit, digits = 2 }: Figures,
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
 * Which way `Change` shows that something went, by the same figures: for what stands beside it in the
 * same colour. What is written as nothing, and what is not known, is flat.
 */
export function changeDirection(
  figures: Pick<ChangeProps, 'amount' | 'percent' | 'digits'>,
): Direction {
  return directionOf(...writtenChange('en', figures));
}
