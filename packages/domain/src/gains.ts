import { type DecimalText, toBig, percentOf } from './decimal.ts';
import { divide, subtract } from './money.ts';
import { orderCost } from './orderCost.ts';
import { feeInTotal, isTotalOf } from './recordedOrder.ts';

/** A bought lot, US dollars. */
export interface BoughtLot {
  /** Price per share without fee. */
  readonly costPrice: DecimalText;
  readonly quantity: number;
  /** Total including the purchase fee. */
  readonly paid: DecimalText;
}

/** A lot sold as a whole. A sale names its lot, so no lot order (FIFO, LIFO) applies. */
export interface SoldLot extends BoughtLot {
  /** Sell price × quantity − fee. */
  readonly received: DecimalText;
}

/** Gain of a sale after both fees. */
export interface RealisedGain {
  /** US dollars, two places; negative for a loss. */
  readonly gain: DecimalText;
  /** Percent of the lot's cost without fee, two places; null for a cost of zero. */
  readonly percent: DecimalText | null;
}

/** Computes the gain of a sale: received minus paid, both with fees. */
export function realisedGain({ costPrice, quantity, paid, received }: SoldLot): RealisedGain {
  const gain = subtract(received, paid);
  return { gain, percent: gainPercent(gain, orderCost(costPrice, quantity).amount) };
}

/**
 * Returns the amount paid for a lot including the fee: the recorded amount, else the cost plus the
 * operator's fee in percent. Null where neither is known, or where the recorded amount cannot be the
 * cost of the shares with a fee.
 */
export function paidForLot(
  { costPrice: price, quantity, paid }: Omit<BoughtLot, 'paid'> & { paid: DecimalText | null },
  feePercent: DecimalText | null,
): DecimalText | null {
  if (paid !== null) {
    const purchase = { side: 'buy', price, quantity, total: paid } as const;
    return feeInTotal(purchase) !== null && isTotalOf(purchase, feePercent) ? paid : null;
  }
  if (feePercent === null) return null;
  return orderCost(price, quantity, divide(feePercent, '100')).total;
}

/** Gain in percent of the cost, two places; null for a cost of zero. */
export function gainPercent(gain: DecimalText, cost: DecimalText): DecimalText | null {
  return percentOf(toBig(gain), toBig(cost));
}
