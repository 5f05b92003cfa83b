import { parseAmount } from './amount.ts';
import { dayMs } from './constants.ts';
import { creditScore } from './constants.ts';
import { type CalendarDay, daysBetween } from './days.ts';
import { limits } from './limits.ts';
import type { DecimalText } from './decimal.ts';
import { add, compare, divide, multiply, roundToCents, subtract } from './money.ts';
import type { Problem } from './problem.ts';
import { amountProblems } from './transfer.ts';

/** Terms of a loan; null for unknown values. */
export interface LoanTerms {
  /** Percent per year. */
  readonly rate: DecimalText | null;
  readonly days: number | null;
  /** One-time opening fee in percent of the loan, deducted from the payout. */
  readonly fee?: DecimalText | null;
}

const yearDays = 365;

/**
 * Interest over the whole term, rounded half up to the cent: amount × rate × days ÷ 365. Null where
 * rate or days are unknown: the app then says that the cost is not known.
 */
export function loanCost(amount: DecimalText, { rate, days }: LoanTerms): DecimalText | null {
  if (rate === null || days === null) return null;
  const dollarDays = multiply(multiply(amount, rate), String(days));
  return roundToCents(divide(dollarDays, String(100 * yearDays)));
}

/** Opening fee, rounded half up to the cent; null where it is unknown. */
export function loanFee(amount: DecimalText, { fee = null }: LoanTerms): DecimalText | null {
  return fee === null ? null : roundToCents(divide(multiply(amount, fee), '100'));
}

/**
 * Total annual cost of a loan that is repaid in one payment at the end ("CAT" in Mexico), without
 * VAT: (repaid ÷ received) ^ (365 ÷ days) − 1. Percent with one place, half up, as Mexican banks
 * state it. Null where rate, days or fee is unknown (without the fee the loan would look cheaper),
 * and where nothing is paid out.
 */
export function annualTotalCost(amount: DecimalText, terms: LoanTerms): DecimalText | null {
  const { days } = terms;
  const cost = loanCost(amount, terms);
  const fee = loanFee(amount, terms);
  if (cost === null || fee === null || days === null || days <= 0) return null;
  const received = subtract(amount, fee);
  if (compare(received, '0') <= 0) return null;
  // A fractional power needs binary floats; their error is far below the one place shown.
  const grown = Number(divide(add(amount, cost), received)) ** (yearDays / days);
  return Number.isFinite(grown) ? (Math.round((grown - 1) * 1000) / 10).toFixed(1) : null;
}

/** Costs of a loan, US dollars; null for unknown values. */
export interface LoanFigures {
  /** Interest over the whole term. */
  readonly cost: DecimalText | null;
  readonly repayment: DecimalText | null;
  /** Deducted from the payout. */
  readonly fee: DecimalText | null;
  /** CAT: interest and fee as a yearly percentage. */
  readonly annualCost: DecimalText | null;
}

/** Computes the costs of a loan; all null while amount or terms are unknown. */
export function loanFigures(amount: DecimalText | null, terms: LoanTerms | null): LoanFigures {
  if (amount === null || terms === null) {
    return { cost: null, repayment: null, fee: null, annualCost: null };
  }
  const cost = loanCost(amount, terms);
  return {
    cost,
    repayment: cost === null ? null : add(amount, cost),
    fee: loanFee(amount, terms),
    annualCost: annualTotalCost(amount, terms),
  };
}

/** Dates of a loan, epoch milliseconds, and its term in days. */
export interface LoanTimes {
  readonly createdAt: number | null;
  readonly repaymentAt: number;
  readonly days: number | null;
}

/** Progress of a loan towards its due date. */
export interface LoanProgress {
  /** Elapsed part, 0 to 100; null where no start before the due date is known. */
  readonly percent: number | null;
  /** Calendar days until the due date, or since it. */
  readonly count: number;
  readonly isOverdue: boolean;
}

/**
 * Computes the progress of a loan. The start is the due date minus the term, or the request date
 * without a term.
 *
 * @param dayOf See `calendarDayIn`
 */
export function loanProgress(
  times: LoanTimes,
  now: number,
  dayOf: (time: number) => CalendarDay,
): LoanProgress {
  const { createdAt, repaymentAt, days } = times;
  const beganAt = days === null ? createdAt : repaymentAt - days * dayMs;
  const hasTerm = beganAt !== null && beganAt < repaymentAt;
  const elapsedPercent = hasTerm ? ((now - beganAt) / (repaymentAt - beganAt)) * 100 : null;
  return {
    percent: elapsedPercent === null ? null : Math.max(0, Math.min(100, elapsedPercent)),
    count: Math.abs(daysBetween(dayOf(now), dayOf(repaymentAt))),
    isOverdue: repaymentAt <= now,
  };
}

export interface LoanRequestInput {
  readonly amountText: string;
  /** Remaining credit, US dollars. */
  readonly remaining: DecimalText | null;
}

/**
 * Checks a loan request (spec §5): whole dollars, at least 500, at most the remaining credit where
 * known. Returns at most one problem, for the field `amount`.
 */
export function checkLoanRequest({ amountText, remaining }: LoanRequestInput): Problem[] {
  const problems = amountProblems(amountText, {
    required: 'amount-required',
    format: 'loan-amount-format',
    belowMinimum: 'loan-below-minimum',
    minimum: limits.loanMinimum,
  });
  const parsed = parseAmount(amountText);
  if (problems.length > 0 || !parsed.ok || remaining === null) return problems;
  if (compare(parsed.amount, remaining) <= 0) return [];
  return [{ code: 'loan-above-limit', field: 'amount', values: { max: remaining } }];
}

/** Rating of a credit score; `none` without data. */
export type CreditStanding = 'none' | 'good' | 'low';

/**
 * Rates a credit score (spec §9): good from 80. The default of 100 means no data and is not shown
 * as a score.
 */
export function creditStanding(score: DecimalText | null): CreditStanding {
  if (score === null || compare(score, String(creditScore.default)) === 0) return 'none';
  return compare(score, String(creditScore.good)) >= 0 ? 'good' : 'low';
}
