import { type Decoded, type Entity, at, entity, nullable } from './codec.ts';
import { optionalDecimal, wholeNumber } from './numbers.ts';
import { status } from './status.ts';
import { numberOrId } from './receipt.ts';
import { optionalText } from './text.ts';
import { optionalTime } from './times.ts';

/** What borrowing costs; null for what the upstream does not say. */
const cost = {
  /** Percent a year of 365 days. */
  rate: at('rate', optionalDecimal),
  /** From the paying out to the paying back. */
  days: at('days', nullable(wholeNumber)),
};

export const loanSummary = entity('LoanSummary', {
  ...cost,
  /** What is due. */
  amountDue: at('amountDue', optionalDecimal),
  /** As it came; the domain knows which of them says nothing. */
  creditScore: at('creditScore', optionalDecimal),
  /** What may still be borrowed. */
  remaining: at('remainingAmount', optionalDecimal),
  /** What is charged once for opening a loan, in percent of it; zero where nothing is. */
  fee: at('fee', optionalDecimal),
});

/** What the customer owes and may borrow, US dollars; null for what the upstream does not say. */
export interface LoanSummary extends Decoded<typeof cost>, Entity<typeof loanSummary> {}

/** The states of a loan (spec §4); the last one is added. */
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
  /** By which the upstream knows the loan. */
  orderNumber: numberOrId,
  /** Decimal text in US dollars. */
  amount: at('count', optionalDecimal),
  /** How far it is. */
  status: at('state', status(loanCodes)),
  ...cost,
  /** The interest over the whole time, US dollars. */
  cost: at('cost', optionalDecimal),
  /** When it is to be paid back, or was; epoch milliseconds, null until it is paid out. */
  repaymentAt: at('repayment_time', optionalTime),
  /** When it was approved, rejected or cancelled; null before, and where the upstream does not say. */
  decidedAt: at('decided_at', optionalTime),
  /** When it was paid out; null before, and where the upstream does not say. */
  paidOutAt: at('paid_out_at', optionalTime),
  /** Epoch milliseconds. */
  createdAt: at('created_at', optionalTime),
  /** The Idempotency-Key it was asked for with; null from an upstream that does not keep it. */
  clientKey: at('client_key', optionalText),
});

/** A loan, or the request for one. */
export interface LoanRecord extends Decoded<typeof cost>, Entity<typeof loanRecord> {}
