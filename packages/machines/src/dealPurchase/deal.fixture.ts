import { now, openFlow } from '../orderFlow/flow.fixture.ts';
import {
  type DealOffer,
  type DealPurchaseInput,
  dealPurchaseMachine,
  dealPurchaseView,
} from './dealPurchase.ts';

export const code = '246810';

export const offer: DealOffer = {
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
export function openDeal(input: Partial<DealPurchaseInput> = {}) {
  return openFlow(dealPurchaseMachine, dealPurchaseView, { facts, ...input });
}

/** A purchase of 100 shares under review. */
export function reviewDeal() {
  const deal = openDeal();
  deal.edit({ type: 'QUANTITY', text: '100' });
  deal.send({ type: 'REVIEW' });
  return deal;
}
