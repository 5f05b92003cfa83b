import type { IpoOrder, Order } from '@corro/client';
import { type DecimalText, feeInTotal, isSumOf, isTotalOf, isZero } from '@corro/domain';
import { defineMessages } from '@corro/messages';

export const orderSide = defineMessages({
  buy: { id: 'order.buy' },
  sell: { id: 'order.sell' },
});

/** Price per unit, US dollars. */
export const unitPrice = ({ side, price, sellPrice }: Order): DecimalText | null =>
  side === 'sell' ? (sellPrice ?? price) : price;

/** Whether price, quantity and total of an order agree; `feePercent` is the operator's fee. */
export function isConsistent(order: Order, feePercent: DecimalText | null): boolean {
  const { side, quantity, total, price, lotCost } = order;
  const lot = { price: order.sellPrice === null ? null : price, cost: lotCost };
  return isTotalOf({ side, price: unitPrice(order), quantity, total }, feePercent, lot);
}

/** Fee included in the total of an order, US dollars; null unless the order succeeded. */
export function feeOf(order: Order): DecimalText | null {
  const { side, quantity, total, status } = order;
  return status === 'success'
    ? feeInTotal({ side, price: unitPrice(order), quantity, total })
    : null;
}

/**
 * Whether shares, price and amounts of an IPO application agree. A reserved amount that is missing
 * or 0 is not checked, because some upstreams report none after the allotment.
 */
export function isConsistentApplication(order: IpoOrder): boolean {
  const { price, quantity, reservedAmount, allotted, amount, fee, returned } = order;
  const paid = { side: 'buy', price, quantity: allotted, total: amount, fee: '0' } as const;
  if (!isTotalOf(paid, null)) return false;
  if (reservedAmount === null || isZero(reservedAmount)) return true;
  return (
    isTotalOf({ side: 'buy', price, quantity, total: reservedAmount }, null) &&
    isSumOf(reservedAmount, [amount, fee, returned])
  );
}
