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

/** An offering, as far as an application needs to know it. */
export interface IpoOffering extends IpoRange {
  readonly id: string;
  readonly symbol: string;
  readonly name: string;
  /** The price of issue, US dollars a share; null where it is not said. */
  readonly price: DecimalText | null;
  /** Only then it can be applied for (spec §4). */
  readonly isForthcoming: boolean;
}

export interface IpoForm {
  readonly quantityText: string;
  /** The customer has changed the quantity: it is no longer prefilled. */
  readonly touched: boolean;
}

export interface IpoFacts {
  /** Null while it is not known. */
  readonly offering: IpoOffering | null;
  /** The offering is no longer there. */
  readonly isGone: boolean;
  /** US dollars; null while it is not known. */
  readonly balance: DecimalText | null;
}

export type IpoEdit =
  | { readonly type: 'QUANTITY'; readonly text: string }
  /** The field was left: what was typed becomes what can be applied for. */
  | { readonly type: 'SETTLE' };

/** What the customer agrees to. */
export interface IpoTerms {
  readonly offeringId: string;
  readonly symbol: string;
  readonly name: string;
  /** US dollars a share. */
  readonly price: DecimalText;
  readonly quantity: number;
}

export type IpoApplicationInput = OrderFlowInput<IpoForm, IpoFacts, IpoTerms>;
export type IpoApplicationEvent = OrderFlowEvent<IpoFacts, IpoEdit, IpoTerms>;

/** The typed quantity; null where it is not one. */
function quantityOf({ quantityText }: IpoForm): number | null {
  const parsed = parseQuantity(quantityText);
  return parsed.ok ? parsed.quantity : null;
}

/** What an application for an IPO makes of the common flow. No code is asked for (spec §7). */
const ipoApplication: OrderFlowDefinition<IpoForm, IpoFacts, IpoEdit, IpoTerms> = {
  id: 'ipoApplication',
  emptyForm: { quantityText: '', touched: false },
  needsCode: false,
  heldBack: ['quantity-below-lot', 'quantity-off-step'],

  edit(form, change, { offering }) {
    if (change.type === 'QUANTITY') return { quantityText: change.text, touched: true };
    const quantity = quantityOf(form);
    if (quantity === null || offering === null) return form;
    return { ...form, quantityText: `${clampIpoQuantity(quantity, offering)}` };
  },

  /** The least is a start that commits the customer to nothing more than applying. */
  prefill(form, { offering }) {
    if (form.touched || offering === null) return form;
    return { quantityText: `${offering.min}`, touched: false };
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

/** Applying for an IPO: only while it is forthcoming, and at its price of issue. */
export const ipoApplicationMachine = createOrderFlow(ipoApplication);

export type IpoApplicationSnapshot = SnapshotFrom<typeof ipoApplicationMachine>;

/** What a screen shows of the application and may offer. Money is decimal text in US dollars. */
export interface IpoApplicationView extends OrderProgress<IpoTerms>, IpoForm, IpoFacts {
  readonly quantity: number | null;
  /** What is set aside for what is reviewed, else for what is typed; null while it is not known. */
  readonly cost: OrderCost | null;
  readonly balanceAfter: DecimalText | null;
}

const progressOf = orderProgress(ipoApplication);

/** What a screen shows of the application and may offer. */
export function ipoApplicationView(snapshot: IpoApplicationSnapshot): IpoApplicationView {
  const { form, facts, reviewed } = snapshot.context;
  const { balance } = facts;
  const terms = reviewed ?? ipoApplication.terms(form, facts);
  const cost = terms === null ? null : orderCost(terms.price, terms.quantity);
  const isPriced = cost !== null && balance !== null;
  return {
    ...progressOf(snapshot),
    ...form,
    ...facts,
    quantity: quantityOf(form),
    cost,
    balanceAfter: isPriced ? balanceAfter('buy', balance, cost.total) : null,
  };
}
