import type { CorroClient, Order, OrderKind } from '@corro/client';
import type { FoundOrder } from '@corro/machines';

/** How many of the newest orders are looked through for one whose end is not known. */
export const lookedThrough = 20;

interface Sought {
  readonly kind: OrderKind;
  readonly symbol: string;
  /** The idempotency key of the order. */
  readonly key: string;
}

/** By its key and nothing else: another order of the same size must never pass for this one. */
export async function findOrder(
  { orders }: CorroClient,
  { kind, symbol, key }: Sought,
  signal: AbortSignal,
): Promise<FoundOrder | null> {
  const { rows } = await orders.list({ kind, symbol, page: 1, limit: lookedThrough }, { signal });
  const found = rows.find(({ clientKey }) => clientKey === key);
  return found === undefined ? null : whatBecameOf(found);
}

/** Block trades and QIP are kept when they fail, too; the row does not say why. */
function whatBecameOf(order: Order): FoundOrder {
  const { kind, orderNumber, side, price, sellPrice, quantity, total, status } = order;
  const canFail = kind === 'block' || kind === 'qip';
  if (canFail && status === 'failed') {
    return { failed: { kind: 'refused', code: 'order-failed', values: {} } };
  }
  return {
    orderNumber,
    price: side === 'sell' ? sellPrice : price,
    quantity,
    fee: null,
    total,
  };
}
