import { buyOffer, type OfferKind, type Transport } from '@corro/client';
import {
  offerPurchaseMachine,
  type OfferPurchaseEvent,
  offerPurchaseView,
  type OfferPurchaseView,
  type OfferPurchaseTerms,
} from '@corro/machines';
import { type FlowCalls, quantityDraft } from '../../flows/orders/appOrderFlow.ts';
import { findOrder } from '../../flows/orders/findOrder.ts';
import { isPrice, isQuantity, isText } from '../../flows/orders/persistedOrders.ts';
import type { RunningFlow } from '../../flows/orders/useOrderFlow.ts';
import { isRecord } from '../../app/settings.ts';

const flow = {
  machine: offerPurchaseMachine,
  viewOf: offerPurchaseView,
  changes: ['offers'],
  calls: (api: Transport): FlowCalls<OfferPurchaseTerms> => ({
    place: ({ order: { key, terms, confirmedAt }, code }) =>
      buyOffer(api, { ...terms, code }, key, { confirmedAt }),
    find: ({ key, confirmedAt, terms: { kind, symbol } }, signal) =>
      findOrder(api, { kind, symbol, key, confirmedAt }, signal),
  }),
  isTerms: (value: unknown): value is OfferPurchaseTerms =>
    isRecord(value) &&
    (value['kind'] === 'block' || value['kind'] === 'qip') &&
    isText(value['offerId']) &&
    isText(value['symbol']) &&
    isText(value['name']) &&
    isPrice(value['price']) &&
    isQuantity(value['quantity']) &&
    ((value['holdingDays'] ?? null) === null || isQuantity(value['holdingDays'])),
  ...quantityDraft,
};

/** Purchases from block and QIP offers. Each kind has a pending order of its own. */
export const offerFlow = {
  block: { ...flow, name: 'flow:block' },
  qip: { ...flow, name: 'flow:qip' },
} satisfies Record<OfferKind, object>;

export type OfferPurchaseFlow = RunningFlow<OfferPurchaseEvent, OfferPurchaseView>;
