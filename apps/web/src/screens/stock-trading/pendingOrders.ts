import { parseDecimal, type Lot } from '@corro/domain';
import type { PendingOrder } from '@corro/machines';
import { readJson, type SafeStorage } from '../../boot/storage.ts';

/*
 * Orders whose end is not known, one to an instrument. They are kept before their call begins, so
 * that a reload in the middle looks for the order and does not place it again.
 */

const key = 'pending_orders';

/** The order of this instrument whose end is not known; null where there is none. */
export function readPending(storage: SafeStorage, symbol: string): PendingOrder | null {
  const order = new Map(Object.entries(readAll(storage))).get(symbol);
  return isPending(order) && order.symbol === symbol ? order : null;
}

export function keepPending(storage: SafeStorage, order: PendingOrder): void {
  storage.write(key, JSON.stringify({ ...readAll(storage), [order.symbol]: order }));
}

export function forgetPending(storage: SafeStorage, symbol: string): void {
  const left = Object.entries(readAll(storage)).filter(([other]) => other !== symbol);
  if (left.length === 0) storage.remove(key);
  else storage.write(key, JSON.stringify(Object.fromEntries(left)));
}

function readAll(storage: SafeStorage): object {
  const kept = readJson(storage, key);
  return typeof kept === 'object' && kept !== null ? kept : {};
}

/** What was stored may be anything: another version of Corro, or somebody's hand, wrote it. */
function isPending(value: unknown): value is PendingOrder {
  if (!isFields(value)) return false;
  const { key: id, symbol, side, quantity, price, lot, confirmedAt } = value;
  return (
    typeof id === 'string' &&
    id !== '' &&
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

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isQuantity(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function isPrice(value: unknown): value is string {
  return typeof value === 'string' && parseDecimal(value) !== null;
}
