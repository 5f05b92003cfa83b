import type { DecimalText } from '@corro/domain';
import type { OrderFlowEvent, OrderFlowInput } from '../orderFlow/index.ts';

export interface RechargeForm {
  /** As typed. */
  readonly amountText: string;
  /** How the money comes in; null while none is chosen. */
  readonly method: string | null;
}

export interface RechargeFacts {
  /** US dollars; null while it is not known. Nothing of the recharge depends on it. */
  readonly balance: DecimalText | null;
}

export type RechargeEdit =
  | { readonly type: 'AMOUNT'; readonly text: string }
  | { readonly type: 'METHOD'; readonly method: string };

/** What the customer agrees to. */
export interface RechargeTerms {
  /** Whole US dollars. */
  readonly amount: DecimalText;
  readonly method: string;
}

export type RechargeMachineInput = OrderFlowInput<RechargeForm, RechargeFacts, RechargeTerms>;
export type RechargeEvent = OrderFlowEvent<RechargeFacts, RechargeEdit, RechargeTerms>;
