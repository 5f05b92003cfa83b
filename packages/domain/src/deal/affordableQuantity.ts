import Big from 'big.js';
import { feeRate } from '../constants/rates.ts';
import { compare } from '../money/arithmetic.ts';
import { type DecimalText, open } from '../money/decimal.ts';
import { orderCost } from './orderCost.ts';

/**
 * The most that a balance buys at a price, fee included: floor(balance ÷ (price × 1.0003))
 * (spec §9), and one less where the rounding of amount and fee to cents would take a cent more than
 * the balance, which needs a price finer than a cent. Zero for a balance or price of zero or less.
 * Never more than 2^53 − 1.
 */
export function affordableQuantity(balance: DecimalText, price: DecimalText): number {
  const money = open(balance);
  const unit = open(price).times(open(feeRate).plus(1));
  if (money.lte(0) || unit.lte(0)) return 0;
  const most = floorOfQuotient(money, unit);
  const quantity = most.gt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : most.toNumber();
  const affordable = compare(orderCost(price, quantity).total, balance) <= 0;
  return affordable || quantity === 0 ? quantity : quantity - 1;
}

function floorOfQuotient(dividend: Big, divisor: Big): Big {
  const guess = dividend.div(divisor).round(0, Big.roundDown);
  // The quotient itself is rounded to 20 places, which can lift it onto the next whole number.
  return guess.times(divisor).gt(dividend) ? guess.minus(1) : guess;
}
