import { type DebtTerms, faceValue, halfYears, priceAtYield } from '../market/index.ts';

const yearDays = 365;

/** Days of the year by which an issuer quotes its bills; others use `yearDays`. */
const billYearDays: Readonly<Record<string, number>> = { México: 360 };

/** Yield to maturity in percent a year, and total payments per unit in dollars. */
export interface DebtFigures {
  readonly yield: string;
  readonly paidUntilDue: string;
}

/**
 * Computes the yield. Without coupons it is (100 ÷ price − 1) × year ÷ days, as bills are quoted:
 * Mexico's count a year as 360 days.
 * Otherwise it is the yield to maturity, compounded twice a year, at which the discounted payments
 * equal the price.
 */
export function debtFigures(price: number, terms: DebtTerms): DebtFigures {
  const { issuer, days, coupon } = terms;
  const percent =
    coupon === 0
      ? (faceValue / price - 1) * ((billYearDays[issuer] ?? yearDays) / days) * 100
      : yieldToMaturity(price, terms);
  return {
    yield: percent.toFixed(2),
    paidUntilDue: (faceValue + (coupon / 2) * halfYears(terms)).toFixed(2),
  };
}

function yieldToMaturity(price: number, terms: DebtTerms): number {
  let [low, high] = [-50, 200];
  // Forty halvings of a range of 250 are more precise than any price.
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (priceAtYield(middle, terms) > price) low = middle;
    else high = middle;
  }
  return low;
}
