import {
  type StockPurchase,
  type Transport,
  buyStock,
  isCorroError,
  listOrders,
} from '@corro/client';

/** Buys once, and says what is known of it. Store `key` before: it finds the order after a crash. */
export async function buyOnce(api: Transport, purchase: StockPurchase, key: string) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { orderNumber } = await buyStock(api, purchase, key);
      return { outcome: 'placed', orderNumber };
    } catch (error) {
      if (!isCorroError(error)) throw error;
      if (error.kind === 'refusal' && isDecided(error.code, attempt)) {
        return { outcome: 'refused', code: error.code };
      }
      // Without the promise to honour keys, a second call would be a second order.
      if (!api.honoursKeys() || attempt === 3) return findOrder(api, key);
    }
  }
}

/** The refusal of a repeated call may concern the repetition only. */
function isDecided(code: string, attempt: number) {
  const undecided = attempt === 1 ? ['in-progress'] : ['in-progress', 'busy', 'turned-away'];
  return !undecided.includes(code);
}

async function findOrder(api: Transport, key: string) {
  const { rows } = await listOrders(api, { kind: 'stock', page: 1, limit: 50 });
  const order = rows.find(({ clientKey }) => clientKey === key);
  return order === undefined
    ? // Say so, and look again later; never offer to buy again.
      { outcome: 'unknown' }
    : { outcome: 'placed', orderNumber: order.orderNumber };
}
