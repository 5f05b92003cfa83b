import type { Order } from '@corro/client';
import { type DecimalText, feeInTotal } from '@corro/domain';
import { defineMessages } from '@corro/messages';

/** What is done: buying or selling. */
export const orderSide = defineMessages({
  buy: { id: 'order.buy' },
  sell: { id: 'order.sell' },
});

/** What one of an order was bought or sold at; US dollars. */
export const pricedAt = ({ side, price, sellPrice }: Order): DecimalText | null =>
  side === 'sell' ? (sellPrice ?? price) : price;

/** The fee that is in the total of an order, US dollars; null where it was not carried out. */
export function feeOf(order: Order): DecimalText | null {
  const { side, quantity, total, status } = order;
  return status === 'success'
    ? feeInTotal({ side, price: pricedAt(order), quantity, total })
    : null;
}
