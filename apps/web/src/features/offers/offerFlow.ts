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
import type { RunningFlow } from '../../flows/orders/useOrderFlow.ts';
import { storedOffers } from './storedOffers.ts';

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
  ...quantityDraft,
};

/** Purchases from block and QIP offers. */
export const offerFlow = {
  block: { ...flow, ...storedOffers.block },
  qip: { ...flow, ...storedOffers.qip },
} satisfies Record<OfferKind, object>;

export type OfferPurchaseFlow = RunningFlow<OfferPurchaseEvent, OfferPurchaseView>;
