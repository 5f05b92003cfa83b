import type { Lot } from '@corro/domain';
import type { PendingOrder } from '@corro/machines';
import type { SafeStorage } from '../../../app/storage/storage.ts';
import {
  isFields,
  isPrice,
  isQuantity,
  isText,
  readKeptOrders,
} from '../../../flows/orders/keptOrders.ts';

/** The oldest order of this instrument whose end is not known; null where there is none. */
export function readPending(storage: SafeStorage, symbol: string): PendingOrder | null {
  const isOwn = (value: unknown): value is PendingOrder =>
    isPending(value) && value.symbol === symbol;
  return readKeptOrders(storage, symbol).find(isOwn) ?? null;
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
