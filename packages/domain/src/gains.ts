import { type DecimalText, open, percentOf } from './decimal.ts';
import { subtract } from './money.ts';
import { orderCost } from './orderCost.ts';

/** A lot that was sold whole, US dollars. A sale names its lot, so no order of lots decides what was sold. */
export interface SoldLot {
  /** What a share cost, without the fee. */
  readonly costPrice: DecimalText;
  readonly quantity: number;
  /** What the sale brought: sell price × quantity − fee. */
  readonly received: DecimalText;
}

/** What a sale has earned, the fees of buying and selling taken off. */
export interface RealisedGain {
  /** What the lot cost, with the fee of buying it: US dollars, two places. */
  readonly paid: DecimalText;
  /** US dollars, two places; below zero for a loss. */
  readonly gain: DecimalText;
  /** Percent of what the lot cost without its fee, two places; null when that is zero. */
  readonly percent: DecimalText | null;
}

/** What a sale brought less what its lot was bought for, both with their fees. */
export function realisedGain({ costPrice, quantity, received }: SoldLot): RealisedGain {
  const { amount, total: paid } = orderCost(costPrice, quantity);
  const gain = subtract(received, paid);
  return { paid, gain, percent: gainPercent(gain, amount) };
}

/** A gain in percent of what was paid, two places; null when nothing was. */
export function gainPercent(gain: DecimalText, cost: DecimalText): DecimalText | null {
  return percentOf(open(gain), open(cost));
}
