import type { DebtTerms } from './types.ts';

/** Face value of a unit of debt, in dollars. */
export const faceValue = 100;

const yearDays = 365;

/** Number of half years to maturity, each of which pays half of the coupon. */
export function halfYears({ days }: Pick<DebtTerms, 'days'>): number {
  return Math.round((2 * days) / yearDays);
}

/**
 * Price of debt with a coupon, in dollars: the present value of its payments at a yield in percent a
 * year, compounded twice a year.
 */
export function priceAtYield(percent: number, terms: Pick<DebtTerms, 'days' | 'coupon'>): number {
  const rate = percent / 200;
  const halves = halfYears(terms);
  const discount = (1 + rate) ** -halves;
  const payments = rate === 0 ? halves : (1 - discount) / rate;
  return (terms.coupon / 2) * payments + faceValue * discount;
}
