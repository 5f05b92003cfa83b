import type { Big } from 'big.js';
import { priceFreshness } from './constants.ts';
import { feeRate } from './constants.ts';
import { toDecimalText, type DecimalText, toBig } from './decimal.ts';
import { add, compare, divide, isZero, multiply, roundToCents, subtract } from './money.ts';

export type Side = 'buy' | 'sell';

/** Amounts of an order in US dollars with two places. */
export interface OrderCost {
  /** price × quantity, rounded half up to the cent. */
  readonly amount: DecimalText;
  readonly fee: DecimalText;
  /** A purchase pays amount + fee; a sale receives amount − fee, which can be negative. */
  readonly total: DecimalText;
}

/** Cost of a purchase. `rate` is the fee as a fraction. */
export function orderCost(
  price: DecimalText,
  quantity: number,
  rate: DecimalText = feeRate,
): OrderCost {
  const amount = orderAmount(price, quantity);
  const fee = orderFee(price, quantity, rate);
  return { amount, fee, total: add(amount, fee) };
}

/** Proceeds of a sale. */
export function saleProceeds(price: DecimalText, quantity: number): OrderCost {
  const amount = orderAmount(price, quantity);
  const fee = orderFee(price, quantity);
  return { amount, fee, total: subtract(amount, fee) };
}

/** Proceeds of several lots; each is an order with its own fee. */
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
  return toDecimalText(toBig(price).times(quantity), 2);
}

/**
 * Fee of one order in US dollars, rounded half up to the cent once (spec §9). The product price ×
 * quantity is not rounded first. Throws RangeError for a price that is not decimal text.
 */
export function orderFee(
  price: DecimalText,
  quantity: number,
  rate: DecimalText = feeRate,
): DecimalText {
  return toDecimalText(toBig(price).times(quantity).times(toBig(rate)), 2);
}

/**
 * Maximum quantity that a balance buys including the fee: floor(balance ÷ (price × 1.0003)) in
 * decimal arithmetic (spec §9). Its cost never exceeds a balance of whole cents; one more share
 * costs at least the balance (docs/decisions/affordable-quantity.md). Zero for a balance or price of
 * zero or less; at most 2^53 − 1. Throws RangeError for anything but decimal text.
 */
export function affordableQuantity(balance: DecimalText, price: DecimalText): number {
  const money = toBig(balance);
  const unit = toBig(price).times(toBig(feeRate).plus(1));
  if (money.lte(0) || unit.lte(0)) return 0;
  const quotient = floorOfQuotient(money, unit);
  return quotient.gt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : quotient.toNumber();
}

/**
 * Maximum whole shares that an amount of dollars buys including the fee, to the cent. Zero where it
 * buys none.
 */
export function quantityForMoney(money: DecimalText, price: DecimalText): number {
  const quantity = affordableQuantity(money, price);
  // `affordableQuantity` does not round but the cost does, so one more share can cost exactly the
  // amount.
  const oneMore = quantity + 1;
  const isPaid = !isZero(price) && compare(orderCost(price, oneMore).total, money) <= 0;
  return isPaid ? oneMore : quantity;
}

function floorOfQuotient(dividend: Big, divisor: Big): Big {
  const guess = dividend.div(divisor).round(0, 0);
  // The quotient is rounded to 20 places, which can lift it to the next whole number.
  return guess.times(divisor).gt(dividend) ? guess.minus(1) : guess;
}

/** Total as a percentage of the balance, two places, half up; null for a balance of zero. */
export function percentOfBalance(total: DecimalText, balance: DecimalText): DecimalText | null {
  return isZero(balance) ? null : roundToCents(multiply(divide(total, balance), '100'));
}

/** Balance after an order, US dollars: a purchase takes the total, a sale adds it. */
export function balanceAfter(side: Side, balance: DecimalText, total: DecimalText): DecimalText {
  return side === 'buy' ? subtract(balance, total) : add(balance, total);
}

/**
 * Checks if a price moved more than 0.5 % from the reviewed price, in either direction. Exactly 0.5
 * % is within the tolerance.
 */
export function hasPriceMoved(reviewed: DecimalText, current: DecimalText): boolean {
  const before = toBig(reviewed);
  const moved = toBig(current).minus(before).abs();
  return moved.gt(before.abs().times(toBig(priceFreshness.priceChangeTolerance)));
}

/**
 * Checks if a booked total is worse for the customer than the reviewed one by more than the price
 * tolerance that the customer accepted. One more cent is allowed, because both totals are rounded
 * to the cent.
 */
export function isWorseTotal(side: Side, reviewed: DecimalText, booked: DecimalText): boolean {
  const before = toBig(reviewed);
  const loss = side === 'buy' ? toBig(booked).minus(before) : before.minus(toBig(booked));
  const tolerance = before.abs().times(toBig(priceFreshness.priceChangeTolerance)).plus('0.01');
  return loss.gt(tolerance);
}
