import { type DecodedEntity, type Entity, at, entity, nullable } from './codec.ts';
import { optionalDecimal, wholeNumber } from './numbers.ts';
import type { Ambiguous } from './page.ts';
import { status } from './status.ts';
import { numberOrId } from './receipt.ts';
import { optionalId, optionalText } from './text.ts';
import { optionalTime } from './times.ts';

const cost = {
  /** Percent per year of 365 days. */
  rate: at('rate', optionalDecimal),
  /** Days from payout to repayment. */
  days: at('days', nullable(wholeNumber)),
};

export const loanSummary = entity('LoanSummary', {
  ...cost,
  /** Amount due. */
  amountDue: at('amountDue', optionalDecimal),
  /** Raw credit score; `creditStanding` in the domain rates it. */
  creditScore: at('creditScore', optionalDecimal),
  /** Remaining credit. */
  remaining: at('remainingAmount', optionalDecimal),
  /** One-time opening fee in percent of the loan. */
  fee: at('fee', optionalDecimal),
  /** Changes with rate, days and fee; null where the upstream sends none. */
  version: at('version', optionalId),
});

/** Debt and remaining credit, US dollars. */
export interface LoanSummary extends DecodedEntity<typeof cost>, Entity<typeof loanSummary> {}

/** Loan states (spec §4; `cancelled` is an extension). */
export const loanCodes = {
  unapplied: 0,
  applying: 1,
  approved: 2,
  rejected: 3,
  unpaid: 4,
  paid: 5,
  cancelled: 6,
} as const;

export const loanRecord = entity('LoanRecord', {
  orderNumber: numberOrId,
  amount: at('count', optionalDecimal),
  status: at('state', status(loanCodes)),
  ...cost,
  /** Interest over the whole term, US dollars. */
  cost: at('cost', optionalDecimal),
  /** Due or actual repayment time; null until the payout. */
  repaymentAt: at('repayment_time', optionalTime),
  /** Approval, rejection or cancellation time; null before. */
  decidedAt: at('decided_at', optionalTime),
  /** Reason of the rejection, as a code or text of the upstream; null if unknown. */
  reason: at('reason', optionalText),
  /** Payout time; null before. */
  paidOutAt: at('paid_out_at', optionalTime),
  createdAt: at('created_at', optionalTime),
  /** Idempotency-Key of the request; null where the upstream does not store it. */
  clientKey: at('client_key', optionalText),
});

/**
 * A loan or loan request: `orderNumber`, `status` and `amount` in decimal US dollars. Times
 * (`createdAt`) are epoch milliseconds.
 */
export interface LoanRecord
  extends DecodedEntity<typeof cost>, Entity<typeof loanRecord>, Ambiguous {}
