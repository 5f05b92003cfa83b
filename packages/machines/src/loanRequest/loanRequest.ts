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
  readonly amountText: string;
}

/** Credit and its cost. */
export interface LoanOffer extends LoanTerms {
  /** Changes with any of the costs; null where the server sends none. */
  readonly version?: string | null;
  /** Remaining credit, US dollars. */
  readonly remaining: DecimalText | null;
}

export interface LoanRequestFacts {
  readonly offer: LoanOffer | null;
}

export interface LoanRequestEdit {
  readonly type: 'AMOUNT';
  readonly text: string;
}

/** Requested amount and its known costs. */
export interface LoanRequestTerms extends LoanTerms {
  /** Whole US dollars. */
  readonly amount: DecimalText;
  readonly version?: string | null;
}

export type LoanRequestEvent = OrderFlowEvent<LoanRequestFacts, LoanRequestEdit, LoanRequestTerms>;

/** Rules of a loan request; it needs no transaction code (spec §7). */
const loanRequest: OrderFlowDefinition<
  LoanRequestForm,
  LoanRequestFacts,
  LoanRequestEdit,
  LoanRequestTerms
> = {
  id: 'loanRequest',
  emptyForm: { amountText: '' },
  // While typing, every amount starts below the minimum.
  delayedProblems: ['loan-below-minimum'],
  edit: (_, { text }) => ({ amountText: text }),

  problems: ({ amountText }, { offer }) =>
    checkLoanRequest({ amountText, remaining: offer?.remaining ?? null }),

  obstacle: ({ offer }) => (offer === null ? 'loan-unknown' : null),

  terms({ amountText }, { offer }) {
    const parsed = parseAmount(amountText);
    if (!parsed.ok || offer === null) return null;
    const { rate, days, fee = null, version = null } = offer;
    return { amount: parsed.amount, rate, days, fee, ...(version === null ? {} : { version }) };
  },
};

/** Requests a loan, which is paid out after its approval. */
export const loanRequestMachine = createOrderFlow(loanRequest);

export type LoanRequestSnapshot = SnapshotFrom<typeof loanRequestMachine>;

/** View of the request. Money is decimal text in US dollars. */
export interface LoanRequestView
  extends OrderProgress<LoanRequestTerms>, LoanRequestForm, LoanRequestFacts, LoanFigures {
  /** The reviewed amount; before a review, the typed amount, or null for invalid text. */
  readonly amount: DecimalText | null;
}

const progressOf = orderProgress(loanRequest);

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
