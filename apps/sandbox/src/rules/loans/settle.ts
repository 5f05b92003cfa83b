import { addJob, changeLoan, loanIn, post, returnCredit } from '../../store/index.ts';
import type { JobHandler } from '../jobs/handler.ts';
import { failsInPlay } from '../playRule.ts';
import { loanState, payOutMs, retryMs } from './terms.ts';

const dayMs = 86_400_000;

/** A request is approved, or rejected by the rule of play. */
export const decideLoan: JobHandler = async (trx, { customerId, subject, dueAt }) => {
  const loan = await loanIn(trx, customerId, subject, loanState.applying);
  if (failsInPlay(loan.amount)) {
    await changeLoan(trx, loan, { state: loanState.rejected });
    await returnCredit(trx, customerId, loan.amount);
    return;
  }
  await changeLoan(trx, loan, { state: loanState.approved });
  await addJob(trx, { customerId, kind: 'loan-payout', subject, dueAt: dueAt + payOutMs });
};

/** An approved loan is paid out; its days begin. */
export const payOutLoan: JobHandler = async (trx, { customerId, subject, dueAt }) => {
  const loan = await loanIn(trx, customerId, subject, loanState.approved);
  const repaymentAt = dueAt + loan.days * dayMs;
  await post(trx, {
    customerId,
    reason: 'loan-payout',
    orderNumber: subject,
    at: dueAt,
    amounts: { cash: loan.amount, loans: -loan.amount },
  });
  await changeLoan(trx, loan, { state: loanState.unpaid, repayment_at: BigInt(repaymentAt) });
  await addJob(trx, { customerId, kind: 'loan-repayment', subject, dueAt: repaymentAt });
};

/**
 * On its day a loan is paid back with its interest, from the balance. Where that does not suffice the
 * loan is late, and it is tried again every hour; nothing is added for that.
 */
export const repayLoan: JobHandler = async (trx, { customerId, subject, dueAt }, { clock }) => {
  const loan = await loanIn(trx, customerId, subject, loanState.unpaid);
  const { amount, cost } = loan;
  const isPaid = await post(trx, {
    customerId,
    reason: 'loan-repayment',
    orderNumber: subject,
    at: dueAt,
    amounts: { cash: -(amount + cost), fees: cost, loans: amount },
  });
  if (!isPaid) {
    const nextAt = clock.now() + retryMs;
    await changeLoan(trx, loan, { is_late: true });
    await addJob(trx, { customerId, kind: 'loan-repayment', subject, dueAt: nextAt });
    return;
  }
  await changeLoan(trx, loan, { state: loanState.paid });
  await returnCredit(trx, customerId, amount);
};
