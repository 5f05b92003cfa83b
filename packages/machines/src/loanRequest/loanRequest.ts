import {
  checkLoanRequest,
  type DecimalText,
  type LoanFigures,
  loanFigures,
  type LoanTerms,
  parseAmount,
} from '@corro/domain';
import type { SnapshotFrom } from 'xstate';
import { createOrderFlow } from '../orderFlow/createOrderFlow.ts';
import { orderProgress, type OrderProgress } from '../orderFlow/orderProgress.ts';
import type { OrderFlowDefinition, OrderFlowEvent } from '../orderFlow/types.ts';

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

export type LoanRequestEvent = OrderFlowEvent<LoanRequestFacts, LoanRequestEdit, LoanRequestTerms>;

/** What the request for a loan makes of the common flow. No code is asked for (spec §7). */
const loanRequest: OrderFlowDefinition<
  LoanRequestForm,
  LoanRequestFacts,
  LoanRequestEdit,
  LoanRequestTerms
> = {
  id: 'loanRequest',
  emptyForm: { amountText: '' },
  needsCode: false,
  // Every amount begins as one that is too small.
  heldBack: ['loan-below-minimum'],
  edit: (_, { text }) => ({ amountText: text }),
  prefill: (form) => form,

  problems: ({ amountText }, { offer }) =>
    checkLoanRequest({ amountText, remaining: offer?.remaining ?? null }),

  obstacle: ({ offer }) => (offer === null ? 'loan-unknown' : null),

  terms({ amountText }, { offer }) {
    const parsed = parseAmount(amountText);
    if (!parsed.ok || offer === null) return null;
    const { rate, days, fee = null } = offer;
    return { amount: parsed.amount, rate, days, fee };
  },
};

/** Asking for a loan; the money is there once the request is approved. */
export const loanRequestMachine = createOrderFlow(loanRequest);

export type LoanRequestSnapshot = SnapshotFrom<typeof loanRequestMachine>;

/** What a screen shows of the request and may offer. Money is decimal text in US dollars. */
export interface LoanRequestView
  extends OrderProgress<LoanRequestTerms>, LoanRequestForm, LoanRequestFacts, LoanFigures {
  /** The reviewed amount, else the typed one; null where that is not an amount. */
  readonly amount: DecimalText | null;
}

const progressOf = orderProgress(loanRequest);

/** What a screen shows of the request and may offer. */
export function loanRequestView(snapshot: LoanRequestSnapshot): LoanRequestView {
  const { form, facts, reviewed } = snapshot.context;
  const typed = parseAmount(form.amountText);
  const amount = reviewed?.amount ?? (typed.ok ? typed.amount : null);
  return {
    ...progressOf(snapshot),
    ...form,
    ...facts,
    amount,
    ...loanFigures(amount, reviewed ?? facts.offer),
  };
}
