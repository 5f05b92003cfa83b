import type { Lot } from '@corro/domain';
import type { PendingOrder } from '@corro/machines';
import type { SafeStorage } from '../../boot/storage.ts';
import {
  forgetOrder,
  isFields,
  isPrice,
  isQuantity,
  isText,
  keepOrder,
  readKeptOrder,
} from '../../parts/order-flow/keptOrders.ts';

/*
 * Orders for one instrument whose end is not known, one to an instrument.
 */

/** The order of this instrument whose end is not known; null where there is none. */
export function readPending(storage: SafeStorage, symbol: string): PendingOrder | null {
  const order = readKeptOrder(storage, symbol);
  return isPending(order) && order.symbol === symbol ? order : null;
}

export function keepPending(storage: SafeStorage, order: PendingOrder): void {
  keepOrder(storage, order.symbol, order);
}

export function forgetPending(storage: SafeStorage, symbol: string): void {
  forgetOrder(storage, symbol);
}

function isPending(value: unknown): value is PendingOrder {
  if (!isFields(value)) return false;
  const { key, symbol, side, quantity, price, lot, confirmedAt } = value;
  return (
    isText(key) &&
    typeof symbol === 'string' &&
    (side === 'buy' ? lot === null : side === 'sell' && isLot(lot)) &&
    isQuantity(quantity) &&
    isPrice(price) &&
    typeof confirmedAt === 'number'
  );
}

function isLot(value: unknown): value is Lot {
  if (!isFields(value)) return false;
  const { orderNumber, quantity, costPrice } = value;
  return typeof orderNumber === 'string' && isQuantity(quantity) && isPrice(costPrice);
}
