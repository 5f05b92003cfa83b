import type { DecimalText } from './decimal.ts';
import { isNegative, multiply, roundToCents, subtract } from './money.ts';
import type { Side } from './orderCost.ts';

/** Figures of an order in the records. */
export interface RecordedOrder {
  readonly side: Side | null;
  /** US dollars per share. */
  readonly price: DecimalText | null;
  readonly quantity: number | null;
  /** US dollars including the fee. */
  readonly total: DecimalText | null;
}

/**
 * Returns the fee included in an order's total; null where a figure is unknown or the total cannot
 * include a fee.
 */
export function feeInTotal({ side, price, quantity, total }: RecordedOrder): DecimalText | null {
  if (side === null || price === null || quantity === null || total === null) return null;
  const amount = roundToCents(multiply(price, String(quantity)));
  const fee = side === 'buy' ? subtract(total, amount) : subtract(amount, total);
  return isNegative(fee) ? null : fee;
}
