import type { DecimalText } from '@corro/domain';
import type { OrderFlowEvent, OrderFlowInput } from '../orderFlow/index.ts';

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
}

export interface DealForm {
  readonly quantityText: string;
  /** The customer has changed the quantity: it is no longer filled in. */
  readonly touched: boolean;
}

export interface DealFacts {
  /** Null while it is not known. */
  readonly offer: DealOffer | null;
  /** The offer is no longer there, or cannot be bought. */
  readonly isGone: boolean;
  /** US dollars; null while it is not known. */
  readonly balance: DecimalText | null;
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
}

export type DealPurchaseInput = OrderFlowInput<DealForm, DealFacts, DealTerms>;
export type DealPurchaseEvent = OrderFlowEvent<DealFacts, DealEdit, DealTerms>;
