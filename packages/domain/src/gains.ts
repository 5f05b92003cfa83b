import { type DecimalText, open, percentOf } from './decimal.ts';
import { divide, subtract } from './money.ts';
import { orderCost } from './orderCost.ts';
import { feeInTotal } from './recordedOrder.ts';

/** A lot that was bought, US dollars. */
export interface BoughtLot {
  /** What a share cost, without the fee. */
  readonly costPrice: DecimalText;
  readonly quantity: number;
  /** What was paid for the lot, with the fee of buying it. */
  readonly paid: DecimalText;
}

/** A lot that was sold whole. A sale names its lot, so no order of lots decides what was sold. */
export interface SoldLot extends BoughtLot {
  /** What the sale brought: sell price × quantity − fee. */
  readonly received: DecimalText;
}

/** What a sale has earned, the fees of buying and selling taken off. */
export interface RealisedGain {
  /** US dollars, two places; below zero for a loss. */
  readonly gain: DecimalText;
  /** Percent of what the lot cost without its fee, two places; null when that is zero. */
  readonly percent: DecimalText | null;
}

/** What a sale brought less what its lot was bought for, both with their fees. */
export function realisedGain({ costPrice, quantity, paid, received }: SoldLot): RealisedGain {
  const gain = subtract(received, paid);
  return { gain, percent: gainPercent(gain, orderCost(costPrice, quantity).amount) };
}

/**
 * What was paid for a lot, with the fee of buying it: as it was booked, else worked out with the operator's
 * fee, in percent of the amount. Null where neither is known, and where what is said to have been booked is
 * less than the shares alone cost.
 */
export function paidForLot(
  { costPrice: price, quantity, paid }: Omit<BoughtLot, 'paid'> & { paid: DecimalText | null },
  feePercent: DecimalText | null,
): DecimalText | null {
  if (paid !== null) {
    return feeInTotal({ side: 'buy', price, quantity, total: paid }) === null ? null : paid;
  }
  if (feePercent === null) return null;
  return orderCost(price, quantity, divide(feePercent, '100')).total;
}

/** A gain in percent of what was paid, two places; null when nothing was. */
export function gainPercent(gain: DecimalText, cost: DecimalText): DecimalText | null {
  return percentOf(open(gain), open(cost));
}
