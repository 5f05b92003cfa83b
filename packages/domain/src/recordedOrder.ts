import type { DecimalText } from './decimal.ts';
import { isNegative, multiply, roundToCents, subtract } from './money.ts';
import type { Side } from './orderCost.ts';

/** What the records say of an order; null for what is not known. */
export interface RecordedOrder {
  readonly side: Side | null;
  /** Bought or sold at, US dollars each. */
  readonly price: DecimalText | null;
  readonly quantity: number | null;
  /** With the fee, US dollars. */
  readonly total: DecimalText | null;
}

/**
 * The fee that is in the total of an order; null where that cannot be told, and where the total is not
 * price × quantity with a fee on it.
 */
export function feeInTotal({ side, price, quantity, total }: RecordedOrder): DecimalText | null {
  if (side === null || price === null || quantity === null || total === null) return null;
  const amount = roundToCents(multiply(price, String(quantity)));
  const fee = side === 'buy' ? subtract(total, amount) : subtract(amount, total);
  return isNegative(fee) ? null : fee;
}
