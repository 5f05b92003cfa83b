import type { Big } from 'big.js';
import { type DecimalText, toBig } from './decimal.ts';
import { loanCost, type LoanTerms } from './loan.ts';

/*
 * Upstreams send figures that depend on each other. Contradicting figures are not shown together; an
 * unknown figure contradicts nothing.
 */

/**
 * Tolerance for rounding: half of the last written place. At most half a cent, because the JSON
 * number 1.5 may have been 1.50.
 */
export function halfPlace(figure: DecimalText): Big {
  const places = figure.split('.')[1]?.length ?? 0;
  return toBig('0.5').times(toBig('10').pow(-Math.max(2, places)));
}

/** True if parts sum to a whole, each rounded to the cent. Negative parts are subtracted. */
export function isSumOf(
  whole: DecimalText | null,
  parts: readonly (DecimalText | null)[],
): boolean {
  let rest = toBig(whole ?? '0');
  for (const part of parts) {
    if (part === null) return true;
    rest = rest.minus(toBig(part));
  }
  return whole === null || rest.abs().lte(toBig('0.005').times(parts.length));
}

/**
 * Accepted difference in percentage points: 0.05, because upstreams may round a percentage to one
 * place, plus a margin of 0.01.
 */
const percentTolerance = '0.06';

/** True if a change is `percent` of the price before the change, allowing for rounding. */
export function isPercentOfChange(
  percent: DecimalText | null,
  change: DecimalText | null,
  price: DecimalText | null,
): boolean {
  if (percent === null || change === null || price === null) return true;
  const before = toBig(price).minus(toBig(change));
  if (before.lte(0)) return true;
  const rounding = halfPlace(price).plus(halfPlace(change)).times(200).div(before);
  const difference = toBig(change).times(100).div(before).minus(toBig(percent)).abs();
  return difference.lte(rounding.plus(percentTolerance));
}

/**
 * Whether the interest of a loan follows from its terms. A difference of 1.5 % is accepted, because
 * some upstreams count a year as 360 days.
 */
export function isInterestOf(
  cost: DecimalText | null,
  amount: DecimalText | null,
  terms: LoanTerms,
): boolean {
  const expected = amount === null ? null : loanCost(amount, terms);
  if (cost === null || expected === null) return true;
  const difference = toBig(cost).minus(toBig(expected)).abs();
  return difference.lte(toBig(expected).times('0.015').plus('0.01'));
}
