import type { Big } from 'big.js';
import { priceFreshness } from './constants.ts';
import { feeRate } from './limits.ts';
import { close, type DecimalText, open } from './decimal.ts';
import { add, compare, divide, isZero, multiply, roundToCents, subtract } from './money.ts';

export type Side = 'buy' | 'sell';

/** What an order moves, in US dollars with two places. */
export interface OrderCost {
  /** price × quantity, rounded half up to the cent. */
  readonly amount: DecimalText;
  readonly fee: DecimalText;
  /** Buying: amount + fee, paid. Selling: amount − fee, received; can be below zero. */
  readonly total: DecimalText;
}

/** What buying `quantity` at `price` takes from the balance; the rate of the fee is that of spec §9 unless given. */
export function orderCost(
  price: DecimalText,
  quantity: number,
  rate: DecimalText = feeRate,
): OrderCost {
  const amount = orderAmount(price, quantity);
  const fee = orderFee(price, quantity, rate);
  return { amount, fee, total: add(amount, fee) };
}

/** What selling `quantity` at `price` adds to the balance. */
export function saleProceeds(price: DecimalText, quantity: number): OrderCost {
  const amount = orderAmount(price, quantity);
  const fee = orderFee(price, quantity);
  return { amount, fee, total: subtract(amount, fee) };
}

/** What selling several lots at a price adds to the balance: each is an order, with a fee of its own. */
export function lotsProceeds(
  price: DecimalText,
  lots: readonly { readonly quantity: number }[],
): OrderCost {
  let sum: OrderCost = { amount: '0.00', fee: '0.00', total: '0.00' };
  for (const { quantity } of lots) {
    const { amount, fee, total } = saleProceeds(price, quantity);
    sum = { amount: add(sum.amount, amount), fee: add(sum.fee, fee), total: add(sum.total, total) };
  }
  return sum;
}

function orderAmount(price: DecimalText, quantity: number): DecimalText {
  return close(open(price).times(quantity), 2);
}

/**
 * The fee of one order in US dollars: 0.03 % of price × quantity unless another rate is given, rounded half
 * up to the cent, once (spec §9). The product is not rounded first. Throws RangeError for a price that is not
 * decimal.
 */
export function orderFee(
  price: DecimalText,
  quantity: number,
  rate: DecimalText = feeRate,
): DecimalText {
  return close(open(price).times(quantity).times(open(rate)), 2);
}

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

/**
 * How many whole shares an amount of dollars buys at a price, fee included: what they cost to the cent
 * is never above the amount. From half a cent a share on there are no more that it pays for. Zero where
 * it pays for none.
 */
export function quantityForMoney(money: DecimalText, price: DecimalText): number {
  const quantity = affordableQuantity(money, price);
  // The formula does not round; the cost is rounded, and can be met exactly by one more.
  const oneMore = quantity + 1;
  const isPaid = !isZero(price) && compare(orderCost(price, oneMore).total, money) <= 0;
  return isPaid ? oneMore : quantity;
}

function floorOfQuotient(dividend: Big, divisor: Big): Big {
  const guess = dividend.div(divisor).round(0, 0);
  // The quotient is rounded to 20 places, which can lift it onto the next whole number.
  return guess.times(divisor).gt(dividend) ? guess.minus(1) : guess;
}

/** What part of a balance a total takes, percent with two places, half up; null of no balance. */
export function shareOfBalance(total: DecimalText, balance: DecimalText): DecimalText | null {
  return isZero(balance) ? null : roundToCents(multiply(divide(total, balance), '100'));
}

/** The balance once an order of this total is settled: buying takes it, selling brings it. US dollars. */
export function balanceAfter(side: Side, balance: DecimalText, total: DecimalText): DecimalText {
  return side === 'buy' ? subtract(balance, total) : add(balance, total);
}

/**
 * Whether a price has moved from the reviewed one, either way, by more than the tolerance: 0.5 % of
 * the reviewed price. Exactly 0.5 % is within it.
 */
export function priceMovedBeyond(reviewed: DecimalText, current: DecimalText): boolean {
  const before = open(reviewed);
  const moved = open(current).minus(before).abs();
  return moved.gt(before.abs().times(open(priceFreshness.priceChangeTolerance)));
}
