import type { DecimalText, IpoRange } from '@corro/domain';
import type { OrderFlowEvent, OrderFlowInput } from '../orderFlow/index.ts';

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
  /** The customer has changed the quantity: it is no longer filled in. */
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
