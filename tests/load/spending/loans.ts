import type { OrderRow } from '../customer.ts';
import type { Spending } from './spending.ts';

/** Requests for loans: what is spent is the customer's credit of 10,000.00. */
export const loans: Spending = {
  name: 'the request for a loan',
  path: '/stock/success/loans/add',
  refusals: ['above-limit'],
  onlyOne: async () => [{ count: '6000' }],
  async carriedOut(sandbox, token) {
    const { data } = await sandbox.get('/stock/success/loans/list', token);
    return (data as { rows: OrderRow[] }).rows;
  },
};
