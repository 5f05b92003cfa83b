import { allOrders, setCode } from '../customer.ts';
import { offerPurchase, openOffers } from '../offer.ts';
import type { Spending } from './spending.ts';

/** Block trades: an offer, with the transaction code. */
export const blockTrades: Spending = {
  name: 'a block trade',
  path: '/stock/success/deal/buy',
  refusals: ['insufficient-funds'],
  async onlyOne(sandbox, token) {
    await setCode(sandbox, token);
    const [offer] = await openOffers(sandbox, token);
    if (offer === undefined) throw new Error('No block trade is open.');
    // About 20,000.00: within 25,000.00 once and not twice.
    return [offerPurchase(offer, Math.floor(20_000 / Number(offer.price)))];
  },
  carriedOut: (sandbox, token) => allOrders(sandbox, token, 'bulk', 1),
};
