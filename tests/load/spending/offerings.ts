import type { OrderRow } from '../customer.ts';
import type { Spending } from './spending.ts';

interface Offering {
  id: string;
  symbol: string;
  status: string;
  issue_price: string;
  min: number;
  max: number;
}

/** The most shares, in steps of 100, that 25,000.00 pay; 0 when twice as many could be paid. */
function quantity({ issue_price: price, min, max }: Offering): number {
  const most = Math.floor(24_900 / Number(price) / 100) * 100;
  const wanted = Math.min(max, most);
  return wanted >= min && wanted * Number(price) > 12_600 ? wanted : 0;
}

/** Applications for shares that are offered to the public: one for each offering and customer. */
export const offerings: Spending = {
  name: 'an application for an IPO',
  path: '/stock/success/ipo/buy',
  refusals: ['already-applied', 'insufficient-funds'],
  async onlyOne(sandbox, token) {
    const { data } = await sandbox.get('/client/ipo', token);
    const { rows } = data as { rows: Offering[] };
    const open = rows.filter((one) => one.status === 'Forthcoming' && quantity(one) > 0);
    if (open.length < 2) throw new Error('Fewer than two offerings that half the money buys.');
    return open.map((one) => {
      const { id, symbol: tag, issue_price: price } = one;
      return { id, tag, price, count: quantity(one) };
    });
  },
  async carriedOut(sandbox, token) {
    const { data } = await sandbox.get('/stock/success/ipo/list', token);
    return (data as { rows: OrderRow[] }).rows;
  },
};
