import type { DecimalText, LoanTerms } from '@corro/domain';
import type { OrderFlowEvent, OrderFlowInput } from '../orderFlow/index.ts';

export interface LoanRequestForm {
  /** As typed. */
  readonly amountText: string;
}

/** What the customer may borrow, and at what cost. */
export interface LoanOffer extends LoanTerms {
  /** US dollars; null where the upstream does not say. */
  readonly remaining: DecimalText | null;
}

export interface LoanRequestFacts {
  /** Null while it is not known. */
  readonly offer: LoanOffer | null;
}

export interface LoanRequestEdit {
  readonly type: 'AMOUNT';
  readonly text: string;
}

/** What the customer asks for, and what it costs as far as that is known. */
export interface LoanRequestTerms extends LoanTerms {
  /** Whole US dollars. */
  readonly amount: DecimalText;
}

export type LoanRequestMachineInput = OrderFlowInput<
  LoanRequestForm,
  LoanRequestFacts,
  LoanRequestTerms
>;
export type LoanRequestEvent = OrderFlowEvent<LoanRequestFacts, LoanRequestEdit, LoanRequestTerms>;
