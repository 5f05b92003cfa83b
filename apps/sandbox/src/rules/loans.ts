import {
  compare,
  creditScore,
  dayMs,
  type DecimalText,
  hourMs,
  limits,
  loanCost,
} from '@corro/domain';
import {
  addJob,
  addRow,
  borrowingOf,
  changeRow,
  dropJob,
  dropAnnouncedJob,
  findRow,
  fromCents,
  lockCash,
  loanIn,
  type LoanRow,
  orderNumber,
  post,
  releaseCredit,
  type Store,
  reserveCredit,
  toCents,
  type Trx,
} from '../store/index.ts';
import { no, ok, type Answer } from './answer.ts';
import { withIdempotency, type KeyedInput, type OrderIdentity } from './idempotency.ts';
import { announceLoan, announcePayout } from './notices.ts';
import { failsOnRequest } from './playRule.ts';
import type { CancelHandler, JobHandler, RuleContext } from './ruleContext.ts';

/** A customer's debt and credit. Amounts in cents. */
interface CreditStatus {
  /** Principal and interest of unpaid loans. */
  amountDue: bigint;
  remaining: bigint;
  /** 0 to 99; 100 means no data. */
  score: number;
}

const scores = { initial: 85, perPaid: 3, perLate: -30, max: 99 };

/**
 * Reads a customer's credit status. The first loan that is paid or late gives a score; each loan
 * paid on time raises it, each late loan lowers it. A customer with a late loan cannot borrow.
 */
export async function creditStatusOf(db: Store['db'], customerId: string): Promise<CreditStatus> {
  const { used, loans } = await borrowingOf(db, customerId);
  const unpaid = loans.filter(({ state }) => state === loanState.unpaid);
  const late = loans.filter((loan) => loan.is_late).length;
  const paidOnTime = loans.filter((loan) => loan.state === loanState.paid && !loan.is_late).length;
  const score = Math.max(
    0,
    Math.min(scores.max, scores.initial + scores.perPaid * paidOnTime + scores.perLate * late),
  );
  return {
    amountDue: unpaid.reduce((sum, { amount, cost }) => sum + amount + cost, 0n),
    remaining: unpaid.some((loan) => loan.is_late) ? 0n : loanTerms.limit - used,
    score: paidOnTime + late === 0 ? creditScore.default : score,
  };
}

/** Loan states (spec §4); 6 is an extension. */
export const loanState = {
  applying: 1,
  approved: 2,
  rejected: 3,
  unpaid: 4,
  paid: 5,
  cancelled: 6,
} as const;

/** `limit` is in cents. */
export const loanTerms = {
  limit: 1_000_000n,
  days: 30,
  /** Hundredths of a percent. */
  rate: 1200,
  /** Opening fee in hundredths of a percent. */
  fee: 0,
} as const;

/**
 * Returns the terms of a new loan and their version. A request that names a version is accepted
 * only on these terms.
 */
export function offeredTerms() {
  const [rate, fee] = [fromCents(BigInt(loanTerms.rate)), fromCents(BigInt(loanTerms.fee))];
  const { days } = loanTerms;
  return { rate, days, fee, version: `${rate}-${days}-${fee}` };
}

const decideMs = 30_000;
const payOutMs = 10_000;

/** Milliseconds until a failed repayment is retried. */
const retryMs = hourMs;

/** Requests a loan in whole dollars; returns `{ no, count }` as JSON. */
export function requestLoan(
  context: RuleContext,
  customerId: string,
  { amount, version }: { amount: DecimalText; version?: string | null | undefined },
  keyed: KeyedInput,
): Promise<string> {
  const operation = ['loan', version ? { amount, version } : amount] as const;
  return withIdempotency(context, customerId, keyed, operation, async () => {
    const placed = { customerId, key: keyed.key, at: context.clock.now() };
    return async (trx) => {
      if (compare(amount, limits.loanMinimum) < 0) return no('below-minimum');
      if (version && version !== offeredTerms().version) return no('terms-changed');
      // The cash lock makes a concurrent start-over see both the request and its job, or neither.
      await lockCash(trx, customerId);
      return storeLoanRequest(trx, placed, toCents(amount));
    };
  });
}

async function storeLoanRequest(
  trx: Trx,
  { customerId, key, at }: OrderIdentity,
  amount: bigint,
): Promise<Answer> {
  const { remaining } = await creditStatusOf(trx, customerId);
  if (amount > remaining) return no('above-limit');
  // Books the requested credit as used, and checks the limit once more in the same statement.
  if (!(await reserveCredit(trx, customerId, amount, loanTerms.limit))) return no('above-limit');
  const { rate, days } = loanTerms;
  const number = orderNumber(at);
  const terms = { rate: fromCents(BigInt(rate)), days };
  const loan = {
    customer_id: customerId,
    order_number: number,
    amount,
    rate,
    days,
    cost: toCents(loanCost(fromCents(amount), terms) ?? '0'),
    state: loanState.applying,
    is_late: false,
    repayment_at: null,
    client_key: key,
    created_at: BigInt(at),
  };
  await addRow(trx, ['loans', loan]);
  await addJob(trx, { customerId, kind: 'loan-decision', subject: number, dueAt: at + decideMs });
  return ok({ no: number, count: fromCents(amount) });
}

/** Approves or rejects a request by the rule in `playRule.ts`. */
export const decideLoan: JobHandler = async (trx, { customerId, subject, dueAt }) => {
  const loan = await loanIn(trx, customerId, subject, loanState.applying);
  if (failsOnRequest(loan.amount)) {
    await changeRow(trx, 'loans', loan, { state: loanState.rejected, decided_at: BigInt(dueAt) });
    await releaseCredit(trx, customerId, loan.amount);
    await announceLoan(trx, loan, 'rejected', dueAt);
    return;
  }
  await changeRow(trx, 'loans', loan, { state: loanState.approved, decided_at: BigInt(dueAt) });
  await addJob(trx, { customerId, kind: 'loan-payout', subject, dueAt: dueAt + payOutMs });
};

/** Pays an approved loan out; its term begins. */
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
  await changeRow(trx, 'loans', loan, {
    state: loanState.unpaid,
    paid_out_at: BigInt(dueAt),
    repayment_at: BigInt(repaymentAt),
  });
  await addJob(trx, { customerId, kind: 'loan-repayment', subject, dueAt: repaymentAt });
  await announcePayout(trx, loan, dueAt, repaymentAt);
};

/** Cancels a loan before its payout and releases its credit. */
export const cancelLoan: CancelHandler = async (trx, { customerId, number, at }) => {
  const loan = await findRow(trx, 'loans', customerId, number);
  if (loan === undefined) return no('not-found');
  const { applying, approved, cancelled } = loanState;
  if (loan.state === cancelled) return no('already-cancelled');
  if (loan.state !== applying && loan.state !== approved) return no('too-late-to-cancel');
  await changeRow(trx, 'loans', loan, { state: cancelled, decided_at: BigInt(at) });
  await releaseCredit(trx, customerId, loan.amount);
  const kind = loan.state === applying ? 'loan-decision' : 'loan-payout';
  await dropJob(trx, { customerId, kind, subject: number });
  return ok({ no: number, returned: fromCents(0n) });
};

/**
 * Repays a loan early with its full interest, and drops the scheduled repayment; returns `{ no,
 * count }` as JSON.
 */
export function repayEarly(
  context: RuleContext,
  customerId: string,
  number: string,
  keyed: KeyedInput,
): Promise<string> {
  return withIdempotency(
    context,
    customerId,
    keyed,
    ['loan-repayment', number],
    async () => async (trx) => {
      // Jobs take the same lock, so the second of two repayments finds the loan paid.
      await lockCash(trx, customerId);
      const loan = await findRow(trx, 'loans', customerId, number);
      if (loan === undefined) return no('unknown-loan');
      if (loan.state === loanState.paid) return no('loan-paid');
      if (loan.state !== loanState.unpaid) return no('loan-not-owed');
      const at = context.clock.now();
      if (!(await payBack(trx, loan, at))) return no('insufficient-funds');
      await changeRow(trx, 'loans', loan, { state: loanState.paid, repayment_at: BigInt(at) });
      const job = { customerId, kind: 'loan-repayment', subject: number } as const;
      await dropAnnouncedJob(trx, job, { kind: 'loan-due', at });
      return ok({ no: number, count: fromCents(loan.amount + loan.cost) });
    },
  );
}

/**
 * Takes principal and interest from the balance and releases the credit. Returns false if the
 * balance is too low.
 */
async function payBack(trx: Trx, loan: LoanRow, at: number): Promise<boolean> {
  const { customer_id: customerId, amount, cost } = loan;
  const isPaid = await post(trx, {
    customerId,
    reason: 'loan-repayment',
    orderNumber: loan.order_number,
    at,
    amounts: { cash: -(amount + cost), fees: cost, loans: amount },
  });
  if (isPaid) await releaseCredit(trx, customerId, amount);
  return isPaid;
}

/**
 * Repays a loan on its due day. If the balance is too low, the loan is late and the repayment is
 * retried every hour at no extra cost.
 */
export const repayLoan: JobHandler = async (trx, { customerId, subject, dueAt }, { clock }) => {
  const loan = await loanIn(trx, customerId, subject, loanState.unpaid);
  if (await payBack(trx, loan, dueAt)) {
    await changeRow(trx, 'loans', loan, { state: loanState.paid, repayment_at: BigInt(dueAt) });
    await announceLoan(trx, loan, 'paid', dueAt);
    return;
  }
  const nextAt = clock.now() + retryMs;
  await changeRow(trx, 'loans', loan, { is_late: true });
  await announceLoan(trx, loan, 'late', dueAt);
  await addJob(trx, { customerId, kind: 'loan-repayment', subject, dueAt: nextAt });
};
