import { applyForIpo, listIpoOrders, type Transport, type IpoOrder } from '@corro/client';
import {
  type IpoApplicationEvent,
  ipoApplicationMachine,
  ipoApplicationView,
  type IpoApplicationView,
  type IpoTerms,
  type PlacedOrder,
} from '@corro/machines';
import { identify } from '../../flows/orders/findOrder.ts';
import { type FlowCalls, quantityDraft } from '../../flows/orders/appOrderFlow.ts';
import type { RunningFlow } from '../../flows/orders/useOrderFlow.ts';
import { storedIpo } from './storedIpo.ts';

export const ipoFlow = {
  machine: ipoApplicationMachine,
  viewOf: ipoApplicationView,
  changes: ['ipos', 'ipoOrders'],
  calls: (api: Transport): FlowCalls<IpoTerms> => ({
    place: ({ order: { key, terms, confirmedAt } }) => {
      const { offeringId: ipoId, symbol, quantity, price } = terms;
      return applyForIpo(api, { ipoId, symbol, quantity, price }, key, { confirmedAt });
    },
    // Only the key identifies the application: another device may have sent a similar one.
    find: async (order, signal) => {
      const orders = await listIpoOrders(api, { signal });
      const isLike = ({ symbol }: IpoOrder) => symbol === order.terms.symbol;
      return identify(api, orders, { ...order, isLike }, placedBy);
    },
  }),
  ...storedIpo,
  ...quantityDraft,
};

export type IpoFlow = RunningFlow<IpoApplicationEvent, IpoApplicationView>;

function placedBy({ orderNumber, price, quantity, reservedAmount }: IpoOrder): PlacedOrder {
  return { orderNumber, price, quantity, fee: null, total: reservedAmount };
}
