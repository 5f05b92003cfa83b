import {
  affordableQuantity,
  balanceAfter,
  checkDealPurchase,
  type DecimalText,
  type OrderCost,
  orderCost,
  parseQuantity,
  quantityShare,
  shareOfBalance,
} from '@corro/domain';
import type { SnapshotFrom } from 'xstate';
import { createOrderFlow } from '../orderFlow/createOrderFlow.ts';
import { orderProgress, type OrderProgress } from '../orderFlow/orderProgress.ts';
import type { OrderFlowDefinition, OrderFlowEvent, OrderFlowInput } from '../orderFlow/types.ts';

/** What a block trade or QIP offers, as far as a purchase needs to know it. */
export interface DealOffer {
  readonly id: string;
  readonly kind: 'block' | 'qip';
  readonly symbol: string;
  readonly name: string;
  /** US dollars a share, fixed by the offer. */
  readonly price: DecimalText;
  /** The least that can be bought, in shares. */
  readonly minimum: number;
  /** For how many days what is bought cannot be sold; null where that is not known. */
  readonly holdingDays: number | null;
}

export interface DealForm {
  readonly quantityText: string;
  /** The customer has changed the quantity: it is no longer prefilled. */
  readonly touched: boolean;
}

export interface DealFacts {
  /** Null while it is not known. */
  readonly offer: DealOffer | null;
  /** The offer is no longer there, or cannot be bought. */
  readonly isGone: boolean;
  /** US dollars; null while it is not known. */
  readonly balance: DecimalText | null;
  /** The customer hides amounts: the most that the balance buys would tell it. */
  readonly hidesAmounts: boolean;
}

export type DealEdit =
  | { readonly type: 'QUANTITY'; readonly text: string }
  /** A share of the most that the balance buys, in percent. */
  | { readonly type: 'PICK'; readonly percent: number };

/** What the customer agrees to. */
export interface DealTerms {
  readonly kind: DealOffer['kind'];
  readonly offerId: string;
  readonly symbol: string;
  readonly name: string;
  /** US dollars a share. */
  readonly price: DecimalText;
  readonly quantity: number;
  /** As in the offer; absent from orders that an earlier version stored. */
  readonly holdingDays?: number | null;
}

export type DealPurchaseInput = OrderFlowInput<DealForm, DealFacts, DealTerms>;
export type DealPurchaseEvent = OrderFlowEvent<DealFacts, DealEdit, DealTerms>;

/** The most that the balance buys of the offer; null while either is not known. */
function affordable({ offer, balance }: DealFacts): number | null {
  return offer === null || balance === null ? null : affordableQuantity(balance, offer.price);
}

/** The typed quantity; null where it is not one. */
function quantityOf({ quantityText }: DealForm): number | null {
  const parsed = parseQuantity(quantityText);
  return parsed.ok ? parsed.quantity : null;
}

/** What a purchase from a block trade or QIP makes of the common flow. */
const dealPurchase: OrderFlowDefinition<DealForm, DealFacts, DealEdit, DealTerms> = {
  id: 'dealPurchase',
  emptyForm: { quantityText: '', touched: false },
  needsCode: true,
  heldBack: ['quantity-below-lot'],

  edit(form, change, facts) {
    if (change.type === 'QUANTITY') return { quantityText: change.text, touched: true };
    const most = affordable(facts);
    if (most === null) return form;
    return { quantityText: `${quantityShare(most, change.percent)}`, touched: true };
  },

  /**
   * The default quantity is the maximum (spec §9). There is none where nothing can be bought, or where it would tell
   * a hidden balance.
   */
  prefill(form, facts) {
    const most = affordable(facts);
    if (form.touched || most === null) return form;
    return { quantityText: most === 0 || facts.hidesAmounts ? '' : `${most}`, touched: false };
  },

  problems: ({ quantityText }, { offer, balance }) =>
    checkDealPurchase({
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
 * Buying from a block trade or QIP. The price is the offer's: it has no age, and where it changes
 * while the customer reads, however little, it has to be accepted again.
 */
export const dealPurchaseMachine = createOrderFlow(dealPurchase);

export type DealPurchaseSnapshot = SnapshotFrom<typeof dealPurchaseMachine>;

/** What a screen shows of the purchase and may offer. Money is decimal text in US dollars. */
export interface DealPurchaseView extends OrderProgress<DealTerms>, DealForm, DealFacts {
  readonly quantity: number | null;
  /** The most that the balance buys; null while offer or balance is not known. */
  readonly affordable: number | null;
  /** Of what is reviewed, else of what is typed; null while it is not known. */
  readonly cost: OrderCost | null;
  /** What part of the balance that takes, percent with two places; null while it is not known. */
  readonly balanceShare: DecimalText | null;
  readonly balanceAfter: DecimalText | null;
}

const progressOf = orderProgress(dealPurchase);

/** What a screen shows of the purchase and may offer. */
export function dealPurchaseView(snapshot: DealPurchaseSnapshot): DealPurchaseView {
  const { form, facts, reviewed } = snapshot.context;
  const { balance } = facts;
  const terms = reviewed ?? dealPurchase.terms(form, facts);
  const cost = terms === null ? null : orderCost(terms.price, terms.quantity);
  const isPriced = cost !== null && balance !== null;
  return {
    ...progressOf(snapshot),
    ...form,
    ...facts,
    quantity: quantityOf(form),
    affordable: affordable(facts),
    cost,
    balanceShare: isPriced ? shareOfBalance(cost.total, balance) : null,
    balanceAfter: isPriced ? balanceAfter('buy', balance, cost.total) : null,
  };
}
