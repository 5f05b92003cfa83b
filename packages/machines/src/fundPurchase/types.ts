import type { DecimalText, FundIssue } from '@corro/domain';
import type { OrderFlowEvent, OrderFlowInput } from '../orderFlow/index.ts';

/** A fund, as far as the purchase of a participation needs to know it; `amount` is its price. */
export interface FundOnOffer extends FundIssue {
  readonly id: string;
  readonly name: string;
}

/** There is nothing to fill in: one participation is bought at a time (spec §7). */
export type FundForm = Readonly<Record<string, never>>;

export interface FundFacts {
  /** Null while it is not known. */
  readonly fund: FundOnOffer | null;
  /** The fund is no longer there. */
  readonly isGone: boolean;
  /** US dollars; null while it is not known. */
  readonly balance: DecimalText | null;
}

/** What the customer agrees to. */
export interface FundTerms {
  readonly fundId: string;
  readonly name: string;
  /** US dollars. */
  readonly amount: DecimalText;
}

export type FundPurchaseInput = OrderFlowInput<FundForm, FundFacts, FundTerms>;
export type FundPurchaseEvent = OrderFlowEvent<FundFacts, never, FundTerms>;
