import type { DebtTerms } from '../market/index.ts';

const face = 100;
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
export function debtFigures(price: number, { issuer, days, coupon }: DebtTerms): DebtFigures {
  const halves = Math.round((2 * days) / yearDays);
  const percent =
    coupon === 0
      ? (face / price - 1) * ((billYearDays[issuer] ?? yearDays) / days) * 100
      : yieldToMaturity(price, coupon / 2, halves);
  return {
    yield: percent.toFixed(2),
    paidUntilDue: (face + (coupon / 2) * halves).toFixed(2),
  };
}

function yieldToMaturity(price: number, half: number, halves: number): number {
  let [low, high] = [-50, 200];
  // Forty halvings of a range of 250 are more precise than any price.
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (worth(middle, half, halves) > price) low = middle;
    else high = middle;
  }
  return low;
}

/** Present value of the half-yearly payments and the face value at a yield in percent a year. */
function worth(percent: number, half: number, halves: number): number {
  const grown = 1 + percent / 200;
  let sum = face / grown ** halves;
  for (let at = 1; at <= halves; at += 1) sum += half / grown ** at;
  return sum;
}
