import type { Big } from 'big.js';
import { feeRate } from '../constants/rates.ts';
import { type DecimalText, open } from '../money/decimal.ts';

/**
 * The most that a balance buys at a price, fee included: floor(balance ÷ (price × 1.0003))
 * (spec §9), in decimal arithmetic. What that quantity costs to the cent is never above a balance
 * of whole cents; one more costs at least the balance (docs/decisions). Zero when balance or price
 * is zero or less; at most 2^53 − 1. Throws RangeError for what is not decimal text.
 */
export function affordableQuantity(balance: DecimalText, price: DecimalText): number {
  const money = open(balance);
  const unit = open(price).times(open(feeRate).plus(1));
  if (money.lte(0) || unit.lte(0)) return 0;
  const most = floorOfQuotient(money, unit);
  return most.gt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : most.toNumber();
}

function floorOfQuotient(dividend: Big, divisor: Big): Big {
  const guess = dividend.div(divisor).round(0, 0);
  // The quotient is rounded to 20 places, which can lift it onto the next whole number.
  return guess.times(divisor).gt(dividend) ? guess.minus(1) : guess;
}
