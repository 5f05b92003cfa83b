import { halfPlace } from './agreement.ts';
import { type DecimalText, toBig } from './decimal.ts';
import { feeRate } from './constants.ts';
import { compare, divide, isNegative, multiply, roundToCents, subtract } from './money.ts';
import { orderCost, type Side } from './orderCost.ts';

/** Figures of an order in the records. */
export interface RecordedOrder {
  readonly side: Side | null;
  /** US dollars per share. */
  readonly price: DecimalText | null;
  readonly quantity: number | null;
  /** US dollars including the fee. */
  readonly total: DecimalText | null;
  /** US dollars; absent where the record does not state it. */
  readonly fee?: DecimalText | null;
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

/**
 * Highest plausible fee in percent of an order's amount, for the check of the order's total. A
 * higher fee that the operator announces replaces it.
 */
const maxFeePercent = '1';

/** Purchase of a lot that has been sold. Amounts in US dollars. */
export interface LotPurchase {
  /** Purchase price per share. */
  readonly price: DecimalText | null;
  /** Purchase cost including the fee. */
  readonly cost: DecimalText | null;
}

/**
 * Whether the total of an order can be price × quantity with a fee (the fee in the record, or any
 * plausible fee where it states none), allowing for a price that is rounded to its last place. The
 * total of a sale must not be the total of the purchase of the lot. An unknown figure contradicts
 * nothing.
 *
 * @param feePercent the operator's fee in percent; null where it is not announced
 */
export function isTotalOf(
  { side, price, quantity, total, fee: toldFee = null }: RecordedOrder,
  feePercent: DecimalText | null,
  lot: LotPurchase | null = null,
): boolean {
  if (price === null || quantity === null || total === null) return true;
  const amount = toBig(price).times(quantity);
  const rounding = halfPlace(price).times(quantity).plus('0.005');
  const surplus = toBig(total).minus(amount);
  const fee = side === null ? surplus.abs() : surplus.times(side === 'buy' ? 1 : -1);
  if (toldFee !== null) return fee.minus(toBig(toldFee)).abs().lte(rounding);
  const percent =
    feePercent !== null && compare(feePercent, maxFeePercent) > 0 ? feePercent : maxFeePercent;
  if (fee.lt(rounding.times(-1))) return false;
  if (fee.gt(amount.times(percent).div(100).plus(rounding))) return false;
  if (side !== 'sell' || lot === null) return true;
  const rate = feePercent === null ? feeRate : divide(feePercent, '100');
  const proceeds = orderCost(price, quantity, rate);
  const purchase = lot.price === null ? null : orderCost(lot.price, quantity, rate);
  const isAny = (figures: readonly (DecimalText | null | undefined)[]) =>
    figures.some((figure) => typeof figure === 'string' && compare(figure, total) === 0);
  return (
    isAny([proceeds.amount, subtract(proceeds.amount, proceeds.fee)]) ||
    !isAny([purchase?.amount, purchase?.total, lot.cost])
  );
}
