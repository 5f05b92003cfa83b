import { now, openFlow } from '../orderFlow/flow.fixture.ts';
import {
  type OfferFacts,
  type OfferPurchaseInput,
  offerPurchaseMachine,
  offerPurchaseView,
} from './offerPurchase.ts';

export const code = '246810';

export const offer: OfferFacts = {
  id: '3',
  kind: 'qip',
  symbol: 'ACME',
  name: 'Acme',
  price: '120.00',
  minimum: 100,
  holdingDays: 2,
};

export const facts = { offer, isGone: false, balance: '25000.00', hidesAmounts: false };

export const pendingOrder = {
  key: 'stored',
  terms: {
    kind: 'qip',
    offerId: '3',
    symbol: 'ACME',
    name: 'Acme',
    price: '120.00',
    quantity: 100,
    holdingDays: 2,
  },
  confirmedAt: now - 60_000,
} as const;

/** A purchase on a simulated clock. */
export function openOfferPurchase(input: Partial<OfferPurchaseInput> = {}) {
  return openFlow(offerPurchaseMachine, offerPurchaseView, { facts, ...input });
}

/** A purchase of 100 shares under review. */
export function reviewOfferPurchase() {
  const purchase = openOfferPurchase();
  purchase.edit({ type: 'QUANTITY', text: '100' });
  purchase.send({ type: 'REVIEW' });
  return purchase;
}
