import {
  balanceAfter,
  checkIpoApplication,
  clampIpoQuantity,
  type DecimalText,
  type IpoRange,
  type OrderCost,
  orderCost,
  parseQuantity,
} from '@corro/domain';
import type { SnapshotFrom } from 'xstate';
import { createOrderFlow } from '../orderFlow/createOrderFlow.ts';
import { orderProgress, type OrderProgress } from '../orderFlow/orderProgress.ts';
import type { OrderFlowDefinition, OrderFlowEvent, OrderFlowInput } from '../orderFlow/types.ts';

/** The part of an offering that an application needs. */
export interface IpoOffering extends IpoRange {
  readonly id: string;
  readonly symbol: string;
  readonly name: string;
  /** Issue price, US dollars per share; null until announced. */
  readonly price: DecimalText | null;
  /** Required for an application (spec §4). */
  readonly isForthcoming: boolean;
}

export interface IpoForm {
  readonly quantityText: string;
  /** The customer changed the quantity, so it is no longer prefilled. */
  readonly isTouched: boolean;
}

export interface IpoFacts {
  readonly offering: IpoOffering | null;
  /** The offering has ended. */
  readonly isGone: boolean;
  /** US dollars. */
  readonly balance: DecimalText | null;
}

export type IpoEdit =
  | { readonly type: 'QUANTITY'; readonly text: string }
  /** The field lost focus: rounds the quantity to a permitted one. */
  | { readonly type: 'SETTLE' };

/** Accepted terms. */
export interface IpoTerms {
  readonly offeringId: string;
  readonly symbol: string;
  readonly name: string;
  /** US dollars per share. */
  readonly price: DecimalText;
  readonly quantity: number;
}

export type IpoApplicationInput = OrderFlowInput<IpoForm, IpoFacts, IpoTerms>;
export type IpoApplicationEvent = OrderFlowEvent<IpoFacts, IpoEdit, IpoTerms>;

function quantityOf({ quantityText }: IpoForm): number | null {
  const parsed = parseQuantity(quantityText);
  return parsed.ok ? parsed.quantity : null;
}

/** Rules of an IPO application; it needs no transaction code (spec §7). */
const ipoApplication: OrderFlowDefinition<IpoForm, IpoFacts, IpoEdit, IpoTerms> = {
  id: 'ipoApplication',
  emptyForm: { quantityText: '', isTouched: false },
  delayedProblems: ['quantity-below-offer', 'quantity-off-step'],

  edit(form, change, { offering }) {
    if (change.type === 'QUANTITY') return { quantityText: change.text, isTouched: true };
    const quantity = quantityOf(form);
    if (quantity === null || offering === null) return form;
    return { ...form, quantityText: `${clampIpoQuantity(quantity, offering)}` };
  },

  /** Prefills the minimum, the smallest commitment. */
  prefill(form, { offering }) {
    if (form.isTouched || offering === null) return form;
    return { quantityText: `${offering.min}`, isTouched: false };
  },

  problems({ quantityText }, { offering, balance }) {
    const { min = 1, max = Number.MAX_SAFE_INTEGER, price = null } = offering ?? {};
    return checkIpoApplication({ quantityText, min, max, price, balance });
  },

  obstacle({ offering, isGone, balance }) {
    if (isGone) return 'offer-gone';
    if (offering === null) return 'offer-unknown';
    if (!offering.isForthcoming) return 'not-forthcoming';
    if (offering.price === null) return 'price-unknown';
    return balance === null ? 'balance-unknown' : null;
  },

  terms(form, { offering }) {
    const quantity = quantityOf(form);
    if (offering === null || offering.price === null || quantity === null) return null;
    const { id: offeringId, symbol, name, price } = offering;
    return { offeringId, symbol, name, price, quantity };
  },
};

/** Applies for a forthcoming IPO at its issue price. */
export const ipoApplicationMachine = createOrderFlow(ipoApplication);

export type IpoApplicationSnapshot = SnapshotFrom<typeof ipoApplicationMachine>;

/** View of the application. Money is decimal text in US dollars. */
export interface IpoApplicationView extends OrderProgress<IpoTerms>, IpoForm, IpoFacts {
  readonly quantity: number | null;
  /**
   * Amount set aside for the offered or else the reviewed terms; before a review, for the typed
   * application.
   */
  readonly cost: OrderCost | null;
  readonly balanceAfter: DecimalText | null;
}

const progressOf = orderProgress(ipoApplication);

export function ipoApplicationView(snapshot: IpoApplicationSnapshot): IpoApplicationView {
  const { form, facts, reviewed } = snapshot.context;
  const { balance } = facts;
  const progress = progressOf(snapshot);
  const terms = progress.review?.offeredTerms ?? reviewed ?? ipoApplication.terms(form, facts);
  const cost = terms === null ? null : orderCost(terms.price, terms.quantity);
  const isPriced = cost !== null && balance !== null;
  return {
    ...progress,
    ...form,
    ...facts,
    quantity: quantityOf(form),
    cost,
    balanceAfter: isPriced ? balanceAfter('buy', balance, cost.total) : null,
  };
}
