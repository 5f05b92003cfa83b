import {
  affordableQuantity,
  balanceAfter,
  checkOfferPurchase,
  type DecimalText,
  type OrderCost,
  orderCost,
  parseQuantity,
  quantityForPercent,
  type QuickPick,
  quickPicks,
  percentOfBalance,
} from '@corro/domain';
import type { SnapshotFrom } from 'xstate';
import { createOrderFlow } from '../orderFlow/createOrderFlow.ts';
import { orderProgress, type OrderProgress } from '../orderFlow/orderProgress.ts';
import type { OrderFlowDefinition, OrderFlowEvent, OrderFlowInput } from '../orderFlow/types.ts';

/** The part of a block trade or QIP offer that a purchase needs. */
export interface OfferFacts {
  readonly id: string;
  readonly kind: 'block' | 'qip';
  readonly symbol: string;
  readonly name: string;
  /** Fixed price, US dollars per share. */
  readonly price: DecimalText;
  /** Minimum purchase in shares. */
  readonly minimum: number;
  /** Days during which the shares cannot be sold; null where unknown. */
  readonly holdingDays: number | null;
}

export interface OfferPurchaseForm {
  readonly quantityText: string;
  /** The customer changed the quantity, so it is no longer prefilled. */
  readonly isTouched: boolean;
}

export interface OfferPurchaseFacts {
  readonly offer: OfferFacts | null;
  /** The offer has ended or cannot be bought. */
  readonly isGone: boolean;
  /** US dollars. */
  readonly balance: DecimalText | null;
  /** The customer hides amounts: a prefilled maximum would reveal the balance. */
  readonly hidesAmounts: boolean;
}

export type OfferPurchaseEdit =
  | { readonly type: 'QUANTITY'; readonly text: string }
  /** Percent of the available cash. */
  | { readonly type: 'PICK'; readonly percent: number };

/** Accepted terms. */
export interface OfferPurchaseTerms {
  readonly kind: OfferFacts['kind'];
  readonly offerId: string;
  readonly symbol: string;
  readonly name: string;
  /** US dollars per share. */
  readonly price: DecimalText;
  readonly quantity: number;
  /** Absent from orders that an earlier version of the app stored. */
  readonly holdingDays?: number | null;
}

export type OfferPurchaseInput = OrderFlowInput<
  OfferPurchaseForm,
  OfferPurchaseFacts,
  OfferPurchaseTerms
>;
export type OfferPurchaseEvent = OrderFlowEvent<
  OfferPurchaseFacts,
  OfferPurchaseEdit,
  OfferPurchaseTerms
>;

/** Maximum quantity that the balance buys; null while offer or balance is unknown. */
function affordable({ offer, balance }: OfferPurchaseFacts): number | null {
  return offer === null || balance === null ? null : affordableQuantity(balance, offer.price);
}

function quantityOf({ quantityText }: OfferPurchaseForm): number | null {
  const parsed = parseQuantity(quantityText);
  return parsed.ok ? parsed.quantity : null;
}

const offerPurchase: OrderFlowDefinition<
  OfferPurchaseForm,
  OfferPurchaseFacts,
  OfferPurchaseEdit,
  OfferPurchaseTerms
> = {
  id: 'offerPurchase',
  emptyForm: { quantityText: '', isTouched: false },
  needsCode: true,
  delayedProblems: ['quantity-below-offer'],

  edit(form, change, facts) {
    if (change.type === 'QUANTITY') return { quantityText: change.text, isTouched: true };
    const { offer, balance } = facts;
    if (offer === null || balance === null) return form;
    const quantity = quantityForPercent(balance, offer.price, change.percent);
    return { quantityText: `${quantity}`, isTouched: true };
  },

  /** Prefills the maximum (spec §9), unless it is zero or would reveal a hidden balance. */
  prefill(form, facts) {
    const max = affordable(facts);
    if (form.isTouched || max === null) return form;
    return { quantityText: max === 0 || facts.hidesAmounts ? '' : `${max}`, isTouched: false };
  },

  problems: ({ quantityText }, { offer, balance }) =>
    checkOfferPurchase({
      quantityText,
      minimum: offer?.minimum ?? 1,
      price: offer?.price ?? null,
      balance,
    }),

  obstacle({ offer, isGone, balance }) {
    if (isGone) return 'offer-gone';
    if (offer === null) return 'offer-unknown';
    return balance === null ? 'balance-unknown' : null;
  },

  terms(form, { offer }) {
    const quantity = quantityOf(form);
    if (offer === null || quantity === null) return null;
    const { id: offerId, kind, symbol, name, price, holdingDays } = offer;
    return { kind, offerId, symbol, name, price, quantity, holdingDays };
  },
};

/**
 * Buys from a block trade or QIP. The offer's price is fixed, so it never becomes too old, and any
 * change of it during the review must be accepted.
 */
export const offerPurchaseMachine = createOrderFlow(offerPurchase);

export type OfferPurchaseSnapshot = SnapshotFrom<typeof offerPurchaseMachine>;

/** View of the purchase. Money is decimal text in US dollars. */
export interface OfferPurchaseView
  extends OrderProgress<OfferPurchaseTerms>, OfferPurchaseForm, OfferPurchaseFacts {
  readonly quantity: number | null;
  /** Maximum quantity that the balance buys. */
  readonly affordable: number | null;
  /** Null while the offer or the balance is unknown. */
  readonly picks: readonly QuickPick[] | null;
  /** Cost of the offered or else the reviewed terms; before a review, of the typed purchase. */
  readonly cost: OrderCost | null;
  /** Cost in percent of the balance, two places. */
  readonly balancePercent: DecimalText | null;
  readonly balanceAfter: DecimalText | null;
}

const progressOf = orderProgress(offerPurchase);

export function offerPurchaseView(snapshot: OfferPurchaseSnapshot): OfferPurchaseView {
  const { form, facts, reviewed } = snapshot.context;
  const { balance } = facts;
  const progress = progressOf(snapshot);
  const terms = progress.review?.offeredTerms ?? reviewed ?? offerPurchase.terms(form, facts);
  const cost = terms === null ? null : orderCost(terms.price, terms.quantity);
  const isPriced = cost !== null && balance !== null;
  return {
    ...progress,
    ...form,
    ...facts,
    quantity: quantityOf(form),
    affordable: affordable(facts),
    picks: facts.offer === null || balance === null ? null : quickPicks(balance, facts.offer.price),
    cost,
    balancePercent: isPriced ? percentOfBalance(cost.total, balance) : null,
    balanceAfter: isPriced ? balanceAfter('buy', balance, cost.total) : null,
  };
}
