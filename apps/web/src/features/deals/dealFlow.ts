import type { CorroClient, OfferKind } from '@corro/client';
import { dealPurchaseMachine, dealPurchaseView, type DealTerms } from '@corro/machines';
import type { FlowCalls } from '../../flows/orders/appOrderFlow.ts';
import { findOrder } from '../../flows/orders/findOrder.ts';
import { isFields, isPrice, isQuantity, isText } from '../../flows/orders/persistedOrders.ts';
import { quantityDraft } from '../../flows/orders/flowDrafts.ts';

const flow = {
  machine: dealPurchaseMachine,
  viewOf: dealPurchaseView,
  changes: ['offers'],
  calls: (client: CorroClient): FlowCalls<DealTerms> => ({
    place: ({ order: { key, terms, confirmedAt }, code }) =>
      client.orders.buyOffer({ ...terms, code }, key, { confirmedAt }),
    lookUp: ({ key, terms: { kind, symbol } }, signal) =>
      findOrder(client, { kind, symbol, key }, signal),
  }),
  isTerms: (value: unknown): value is DealTerms =>
    isFields(value) &&
    (value['kind'] === 'block' || value['kind'] === 'qip') &&
    isText(value['offerId']) &&
    isText(value['symbol']) &&
    isText(value['name']) &&
    isPrice(value['price']) &&
    isQuantity(value['quantity']),
  ...quantityDraft,
};

/** Buying from a block trade or QIP: one order on its way of each kind. */
export const dealFlow = {
  block: { ...flow, name: 'flow:block' },
  qip: { ...flow, name: 'flow:qip' },
} satisfies Record<OfferKind, object>;
