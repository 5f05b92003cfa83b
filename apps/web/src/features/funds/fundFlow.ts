import type { CorroClient } from '@corro/client';
import {
  fundPurchaseMachine,
  fundPurchaseView,
  type FundTerms,
  type PlacedOrder,
} from '@corro/machines';
import type { FlowCalls } from '../../flows/orders/appOrderFlow.ts';
import { lookedThrough } from '../../flows/orders/findOrder.ts';
import { isFields, isPrice, isText } from '../../flows/orders/persistedOrders.ts';

/** Buying a participation in a fund. */
export const fundFlow = {
  machine: fundPurchaseMachine,
  viewOf: fundPurchaseView,
  name: 'flow:fund',
  changes: ['funds', 'fundOrders'],
  calls: ({ funds }: CorroClient): FlowCalls<FundTerms> => ({
    async place({ order: { key, terms, confirmedAt } }) {
      const { orderNumber } = await funds.purchase(terms.fundId, key, { confirmedAt });
      return placed(orderNumber, terms.amount);
    },
    async lookUp({ key }, signal) {
      const { rows } = await funds.orders({ page: 1, limit: lookedThrough }, { signal });
      const found = rows.find(({ clientKey }) => clientKey === key);
      return found === undefined ? null : placed(found.orderNumber, found.amount);
    },
  }),
  isTerms: (value: unknown): value is FundTerms =>
    isFields(value) && isText(value['fundId']) && isText(value['name']) && isPrice(value['amount']),
  draftOf: () => null,
  formOf: () => ({}),
};

function placed(orderNumber: string | null, amount: string): PlacedOrder {
  return { orderNumber, price: amount, quantity: 1, fee: null, total: amount };
}
