import type { Order } from '@corro/client';
import { type DecimalText, feeInTotal } from '@corro/domain';
import { defineMessages } from '@corro/messages';

export const orderSide = defineMessages({
  buy: { id: 'order.buy' },
  sell: { id: 'order.sell' },
});

/** Price per unit, US dollars. */
export const unitPrice = ({ side, price, sellPrice }: Order): DecimalText | null =>
  side === 'sell' ? (sellPrice ?? price) : price;

/** Fee included in the total of an order, US dollars; null unless the order succeeded. */
export function feeOf(order: Order): DecimalText | null {
  const { side, quantity, total, status } = order;
  return status === 'success'
    ? feeInTotal({ side, price: unitPrice(order), quantity, total })
    : null;
}
