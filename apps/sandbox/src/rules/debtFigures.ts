import type { DebtTerms } from '../market/index.ts';

const face = 100;
const yearDays = 365;

/** What debt earns until it is due, in percent a year, and what is paid for one unit until then, in dollars. */
export interface DebtFigures {
  readonly yield: string;
  readonly paidUntilDue: string;
}

/**
 * Works out what debt earns at its price. Without interest in between: (100 ÷ price − 1) × 365 ÷ days, as bills
 * are quoted. Else the yield to maturity, compounded twice a year: the one that makes what is paid each
 * half year, discounted by it, worth the price.
 */
export function debtFigures(price: number, { days, coupon }: DebtTerms): DebtFigures {
  const halves = Math.round((2 * days) / yearDays);
  const percent =
    coupon === 0
      ? (face / price - 1) * (yearDays / days) * 100
      : yieldToMaturity(price, coupon / 2, halves);
  return {
    yield: percent.toFixed(2),
    paidUntilDue: (face + (coupon / 2) * halves).toFixed(2),
  };
}

function yieldToMaturity(price: number, half: number, halves: number): number {
  let [low, high] = [-50, 200];
  // Halving 250 forty times is finer than any price.
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (worth(middle, half, halves) > price) low = middle;
    else high = middle;
  }
  return low;
}

/** What so many half-yearly payments and the face value are worth at a yield in percent a year. */
function worth(percent: number, half: number, halves: number): number {
  const grown = 1 + percent / 200;
  let sum = face / grown ** halves;
  for (let at = 1; at <= halves; at += 1) sum += half / grown ** at;
  return sum;
}
