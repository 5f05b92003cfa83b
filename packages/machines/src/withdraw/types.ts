import type { DecimalText } from '@corro/domain';
import type { OrderFlowEvent, OrderFlowInput } from '../orderFlow/index.ts';

/** Where a withdrawal can go, as far as it is shown: a usable card of the customer's. */
export interface WithdrawCard {
  readonly id: string;
  readonly kind: 'bank' | 'trc20';
  /** Empty for an address. */
  readonly bankName: string;
  /** The number or address, masked: the whole of it is not needed and not kept. */
  readonly masked: string;
}

export interface WithdrawForm {
  readonly amountText: string;
  /** Null while none is chosen. */
  readonly cardId: string | null;
}

export interface WithdrawFacts {
  /** The usable ones; null while they are not known. */
  readonly cards: readonly WithdrawCard[] | null;
  /** US dollars; null while it is not known. */
  readonly balance: DecimalText | null;
  /** The configured minimum, US dollars; null while it is not known. */
  readonly minimum: DecimalText | null;
  /** For how many seconds withdrawals are refused yet; null where they are not. */
  readonly heldSeconds: number | null;
}

export type WithdrawEdit =
  | { readonly type: 'AMOUNT'; readonly text: string }
  /** All whole dollars of the balance. */
  | { readonly type: 'ALL' }
  | { readonly type: 'CARD'; readonly id: string };

/** What the customer agrees to. */
export interface WithdrawTerms {
  readonly cardId: string;
  readonly kind: WithdrawCard['kind'];
  readonly bankName: string;
  readonly masked: string;
  /** US dollars; all of it arrives, since there is no fee. */
  readonly amount: DecimalText;
}

export type WithdrawInput = OrderFlowInput<WithdrawForm, WithdrawFacts, WithdrawTerms>;
export type WithdrawEvent = OrderFlowEvent<WithdrawFacts, WithdrawEdit, WithdrawTerms>;
