import { buyFund, listFundOrders, type Transport, type FundOrder } from '@corro/client';
import {
  type FundPurchaseEvent,
  fundPurchaseMachine,
  fundPurchaseView,
  type FundPurchaseView,
  type FundTerms,
  type PlacedOrder,
} from '@corro/machines';
import type { FlowCalls } from '../../flows/orders/appOrderFlow.ts';
import { identify, newestOrdersLimit } from '../../flows/orders/findOrder.ts';
import type { RunningFlow } from '../../flows/orders/useOrderFlow.ts';
import { storedFund } from './storedFund.ts';

export const fundFlow = {
  machine: fundPurchaseMachine,
  viewOf: fundPurchaseView,
  changes: ['funds', 'fundOrders'],
  calls: (api: Transport): FlowCalls<FundTerms> => ({
    async place({ order: { key, terms, confirmedAt } }) {
      const { orderNumber } = await buyFund(api, terms, key, { confirmedAt });
      return placed(orderNumber, terms.amount);
    },
    async find(order, signal) {
      const { rows } = await listFundOrders(api, { page: 1, limit: newestOrdersLimit }, { signal });
      return identify(api, rows, order, placedBy);
    },
  }),
  ...storedFund,
  draftOf: () => null,
  formOf: () => ({}),
};

export type FundFlow = RunningFlow<FundPurchaseEvent, FundPurchaseView>;

function placedBy({ orderNumber, amount }: FundOrder): PlacedOrder {
  return placed(orderNumber, amount);
}

function placed(orderNumber: string | null, amount: string | null): PlacedOrder {
  return { orderNumber, price: amount, quantity: 1, fee: null, total: amount };
}
