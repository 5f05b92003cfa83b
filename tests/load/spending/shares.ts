import { allOrders, purchase, shareBetween } from '../customer.ts';
import type { Spending } from './spending.ts';

/** Shares at the market. */
export const shares: Spending = {
  name: 'shares',
  path: '/stock/success/deal/buy',
  refusals: ['insufficient-funds'],
  // 100 of it fit into 25,000.00 once and not twice.
  onlyOne: async (sandbox, token) => [purchase(await shareBetween(sandbox, token, 130, 240), 100)],
  carriedOut: (sandbox, token) => allOrders(sandbox, token, 'stock'),
};
