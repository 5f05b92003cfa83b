import { add, subtract } from '../money/arithmetic.ts';
import { close, type DecimalText, open } from '../money/decimal.ts';
import { orderFee } from './fee.ts';

/** What an order moves, in US dollars with two places. */
export interface OrderCost {
  /** price × quantity, rounded half up to the cent. */
  readonly amount: DecimalText;
  readonly fee: DecimalText;
  /** Buying: amount + fee, paid. Selling: amount − fee, received; can be below zero. */
  readonly total: DecimalText;
}

/** What buying `quantity` at `price` takes from the balance. */
export function orderCost(price: DecimalText, quantity: number): OrderCost {
  const amount = orderAmount(price, quantity);
  const fee = orderFee(price, quantity);
  return { amount, fee, total: add(amount, fee) };
}

/** What selling `quantity` at `price` adds to the balance. */
export function saleProceeds(price: DecimalText, quantity: number): OrderCost {
  const amount = orderAmount(price, quantity);
  const fee = orderFee(price, quantity);
  return { amount, fee, total: subtract(amount, fee) };
}

function orderAmount(price: DecimalText, quantity: number): DecimalText {
  return close(open(price).times(quantity), 2);
}
