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

/** An unpaid loan, and the terms of its repayment. Money in US dollars. */
export interface LoanToRepay {
  readonly orderNumber: string;
  readonly amount: DecimalText;
  /** Interest over the whole term. */
  readonly cost: DecimalText;
}

/** Empty: a loan is repaid whole. */
export type LoanRepaymentForm = Readonly<Record<string, never>>;

export interface LoanRepaymentFacts {
  readonly loan: LoanToRepay | null;
  /** The loan was paid meanwhile, on its due date or from another device. */
  readonly isPaid: boolean;
  /** US dollars. */
  readonly balance: DecimalText | null;
  /** Total debt, US dollars. */
  readonly owed: DecimalText | null;
}

export type LoanRepaymentEvent = OrderFlowEvent<LoanRepaymentFacts, never, LoanToRepay>;

/** Returns amount plus interest. */
export function repaymentTotal({ amount, cost }: LoanToRepay): DecimalText {
  return add(amount, cost);
}

/** Rules of an early repayment. No money leaves the broker, so it needs no transaction code. */
const loanRepayment: OrderFlowDefinition<
  LoanRepaymentForm,
  LoanRepaymentFacts,
  never,
  LoanToRepay
> = {
  id: 'loanRepayment',
  emptyForm: {},

  problems: (_, { loan, balance }) =>
    loan === null ? [] : fundsProblems(repaymentTotal(loan), balance, 'loan'),

  obstacle({ loan, isPaid, balance }) {
    if (isPaid) return 'loan-paid';
    if (loan === null) return 'loan-unknown';
    return balance === null ? 'balance-unknown' : null;
  },

  terms: (_, { loan }) => loan,
};

/** Repays a loan before its due date. */
export const loanRepaymentMachine = createOrderFlow(loanRepayment);

export type LoanRepaymentSnapshot = SnapshotFrom<typeof loanRepaymentMachine>;

/** View of the repayment. Money is decimal text in US dollars. */
export interface LoanRepaymentView extends OrderProgress<LoanToRepay>, LoanRepaymentFacts {
  /** The reviewed loan; before a review, the current loan. */
  readonly terms: LoanToRepay | null;
  /** Amount plus interest. */
  readonly total: DecimalText | null;
  readonly balanceAfter: DecimalText | null;
  /** Remaining total debt; null where unknown, or where the debt is less than the repayment. */
  readonly owedAfter: DecimalText | null;
}

const progressOf = orderProgress(loanRepayment);

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
