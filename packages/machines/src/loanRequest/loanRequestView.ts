import { add, type DecimalText, loanCost, parseWholeAmount } from '@corro/domain';
import type { SnapshotFrom } from 'xstate';
import { orderProgress, type OrderProgress } from '../orderFlow/index.ts';
import { loanRequest } from './loanRequest.ts';
import type { loanRequestMachine } from './loanRequestMachine.ts';
import type { LoanRequestFacts, LoanRequestForm, LoanRequestTerms } from './types.ts';

export type LoanRequestSnapshot = SnapshotFrom<typeof loanRequestMachine>;

/** What a screen shows of the request and may offer. Money is decimal text in US dollars. */
export interface LoanRequestView
  extends OrderProgress<LoanRequestTerms>, LoanRequestForm, LoanRequestFacts {
  /** What is reviewed, else what is typed; null where that is no amount. */
  readonly amount: DecimalText | null;
  /** The interest over the whole time; null where nobody knows it. */
  readonly cost: DecimalText | null;
  /** What is to be paid back; null where the cost is not known. */
  readonly repayment: DecimalText | null;
}

const progressOf = orderProgress(loanRequest);

/** What a screen shows of the request and may offer. */
export function loanRequestView(snapshot: LoanRequestSnapshot): LoanRequestView {
  const { form, facts, reviewed } = snapshot.context;
  const typed = parseWholeAmount(form.amountText);
  const amount = reviewed?.amount ?? (typed.ok ? typed.amount : null);
  const terms = reviewed ?? facts.offer;
  const cost = amount === null || terms === null ? null : loanCost(amount, terms);
  return {
    ...progressOf(snapshot),
    ...form,
    ...facts,
    amount,
    cost,
    repayment: amount === null || cost === null ? null : add(amount, cost),
  };
}
