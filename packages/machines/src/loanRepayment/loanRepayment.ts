import {
  add,
  balanceAfter,
  compare,
  type DecimalText,
  fundsProblems,
  subtract,
} from '@corro/domain';
import type { SnapshotFrom } from 'xstate';
import { createOrderFlow } from '../orderFlow/createOrderFlow.ts';
import { orderProgress, type OrderProgress } from '../orderFlow/orderProgress.ts';
import type { OrderFlowDefinition, OrderFlowEvent } from '../orderFlow/types.ts';

/** A loan that is owed, and what the customer agrees to: it is paid back whole. Money in US dollars. */
export interface LoanToRepay {
  readonly orderNumber: string;
  /** What was lent. */
  readonly amount: DecimalText;
  /** The interest over its whole time. */
  readonly cost: DecimalText;
}

/** There is nothing to fill in: a loan is paid back whole. */
export type LoanRepaymentForm = Readonly<Record<string, never>>;

export interface LoanRepaymentFacts {
  /** Null while it is not known. */
  readonly loan: LoanToRepay | null;
  /** The loan has been paid in the meantime: on its day, or from another device. */
  readonly isPaid: boolean;
  /** US dollars; null while it is not known. */
  readonly balance: DecimalText | null;
  /** All that the customer owes, US dollars; null where it is not known. */
  readonly owed: DecimalText | null;
}

export type LoanRepaymentEvent = OrderFlowEvent<LoanRepaymentFacts, never, LoanToRepay>;

/** What a repayment comes to. */
export function repaymentTotal({ amount, cost }: LoanToRepay): DecimalText {
  return add(amount, cost);
}

/** What paying a loan back before its day makes of the common flow. No code is asked for: nothing leaves the broker. */
const loanRepayment: OrderFlowDefinition<
  LoanRepaymentForm,
  LoanRepaymentFacts,
  never,
  LoanToRepay
> = {
  id: 'loanRepayment',
  emptyForm: {},
  needsCode: false,
  heldBack: [],
  edit: (form) => form,
  prefill: (form) => form,

  problems: (_, { loan, balance }) =>
    loan === null ? [] : fundsProblems(repaymentTotal(loan), balance, 'loan'),

  obstacle({ loan, isPaid, balance }) {
    if (isPaid) return 'loan-paid';
    if (loan === null) return 'loan-unknown';
    return balance === null ? 'balance-unknown' : null;
  },

  terms: (_, { loan }) => loan,
};

/** Paying a loan back before its day. */
export const loanRepaymentMachine = createOrderFlow(loanRepayment);

export type LoanRepaymentSnapshot = SnapshotFrom<typeof loanRepaymentMachine>;

/** What a screen shows of the repayment and may offer. Money is decimal text in US dollars. */
export interface LoanRepaymentView extends OrderProgress<LoanToRepay>, LoanRepaymentFacts {
  /** The reviewed loan, else the one that is known. */
  readonly terms: LoanToRepay | null;
  /** What is paid: the loan and its interest. */
  readonly total: DecimalText | null;
  readonly balanceAfter: DecimalText | null;
  /** What is still owed afterwards; null where that is not known. */
  readonly owedAfter: DecimalText | null;
}

const progressOf = orderProgress(loanRepayment);

/** What a screen shows of the repayment and may offer. */
export function loanRepaymentView(snapshot: LoanRepaymentSnapshot): LoanRepaymentView {
  const { facts, reviewed } = snapshot.context;
  const { balance, owed } = facts;
  const terms = reviewed ?? facts.loan;
  const total = terms === null ? null : repaymentTotal(terms);
  return {
    ...progressOf(snapshot),
    ...facts,
    terms,
    total,
    balanceAfter: total === null || balance === null ? null : balanceAfter('buy', balance, total),
    owedAfter:
      total === null || owed === null || compare(owed, total) < 0 ? null : subtract(owed, total),
  };
}
