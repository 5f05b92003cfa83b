import { parseDecimal } from '@corro/domain';
import { readJson, type SafeStorage } from '../../app/storage/storage.ts';

/*
 * Orders whose end is not known, by names. They are kept before their call begins, so that a reload
 * in the middle looks for the order and does not place it again. Under one name there is one, or one
 * to a tab: what another tab has on its way is neither overwritten nor forgotten.
 */

const storedAt = 'pending_orders';

/** What was kept under a name, oldest first. It may be anything: another version, or somebody's hand. */
export function readPersistedOrders(storage: SafeStorage, name: string): readonly unknown[] {
  return readAll(storage).get(name) ?? [];
}

/** A flow's hold on its own order among those that are kept under a name. */
export interface OrderKeeper {
  readonly keep: (order: { readonly key: string }) => void;
  /** Takes on an order that was kept before this page was loaded. */
  readonly takeOn: (key: string) => void;
  /** Forgets the order that was kept or taken on last. */
  readonly forget: () => void;
}

export function createOrderKeeper(storage: SafeStorage, name: string): OrderKeeper {
  let own: string | null = null;
  const write = (orders: readonly unknown[]) => {
    const all = readAll(storage);
    if (orders.length > 0) all.set(name, orders);
    else all.delete(name);
    if (all.size === 0) storage.remove(storedAt);
    else storage.write(storedAt, JSON.stringify(Object.fromEntries(all)));
  };
  const others = () =>
    readPersistedOrders(storage, name).filter((order) => isFields(order) && order['key'] !== own);
  return {
    keep: (order) => {
      own = order.key;
      write([...others(), order]);
    },
    takeOn: (key) => {
      own = key;
    },
    forget: () => write(others()),
  };
}

function readAll(storage: SafeStorage): Map<string, readonly unknown[]> {
  const kept = readJson(storage, storedAt);
  if (!isFields(kept)) return new Map();
  // A version before kept one order to a name, and no list.
  const listed = Object.entries(kept).map(([name, orders]): [string, readonly unknown[]] => [
    name,
    Array.isArray(orders) ? orders : [orders],
  ]);
  return new Map(listed);
}

/** Whether something has fields at all. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

export function isQuantity(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

export function isPrice(value: unknown): value is string {
  return typeof value === 'string' && parseDecimal(value) !== null;
}
