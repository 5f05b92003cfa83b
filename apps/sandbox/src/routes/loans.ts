import { ok } from '../rules/answer.ts';
import {
  creditStatusOf,
  loanState,
  offeredTerms,
  repayEarly,
  requestLoan,
} from '../rules/loans.ts';
import { failsOnRequest } from '../rules/playRule.ts';
import { fromCents, listRows, type LoanRow } from '../store/index.ts';
import { calls } from './__generated__/calls.ts';
import { pageOf } from './input.ts';
import { signedInRoute, keyedRoute, type Route } from '../http/route.ts';
import { isoTimeOrNull, pageAnswer, recordFields } from './rows.ts';

/** Formats the contract's schema `LoanRecord`. */
function loanRow(loan: LoanRow) {
  return {
    ...recordFields(loan),
    count: fromCents(loan.amount),
    state: loan.state,
    reason:
      loan.state === loanState.rejected && failsOnRequest(loan.amount) ? 'not-eligible' : null,
    decided_at: isoTimeOrNull(loan.decided_at),
    paid_out_at: isoTimeOrNull(loan.paid_out_at),
    repayment_time: isoTimeOrNull(loan.repayment_at),
    rate: fromCents(BigInt(loan.rate)),
    days: loan.days,
    cost: fromCents(loan.cost),
  };
}

export const loanRoutes: readonly Route[] = [
  signedInRoute(calls.loanSummary, async (_, { context, session }) => {
    const {
      amountDue: due,
      remaining,
      score,
    } = await creditStatusOf(context.store.db, session.customerId);
    return ok({
      amountDue: fromCents(due),
      creditScore: score,
      remainingAmount: fromCents(remaining),
      ...offeredTerms(),
    });
  }),
  keyedRoute(calls.requestLoan, ({ count: amount, version }, { context, session, idempotency }) =>
    requestLoan(context, session.customerId, { amount, version }, idempotency),
  ),
  keyedRoute(calls.repayLoan, ({ no }, { context, session, idempotency }) =>
    repayEarly(context, session.customerId, no, idempotency),
  ),
  signedInRoute(calls.loans, async ({ state, ...paging }, { context: { store }, session }) => {
    const page = pageOf(paging);
    return pageAnswer(
      await listRows(store.db, 'loans', session.customerId, { state }, page),
      loanRow,
    );
  }),
];
