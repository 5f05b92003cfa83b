import { parseAmount } from './amount.ts';
import { dayMs } from './constants.ts';
import { creditScore, limits } from './limits.ts';
import type { DecimalText } from './decimal.ts';
import { add, compare, divide, multiply, roundToCents, subtract } from './money.ts';
import type { Problem } from './problem.ts';
import { amountProblems } from './transfer.ts';

/** What borrowing costs; null for what the upstream does not say. */
export interface LoanTerms {
  /** Percent a year. */
  readonly rate: DecimalText | null;
  readonly days: number | null;
  /** What is charged once for opening it, in percent of the loan, and kept back when it is paid out. */
  readonly fee?: DecimalText | null;
}

/** Days of the year that interest is reckoned by. */
const yearDays = 365;

/**
 * The interest on a loan over its whole time, to the cent, half up: amount × rate × days ÷ 365.
 * Null where rate or days are not known: then the cost is unknown (decisions).
 */
export function loanCost(amount: DecimalText, { rate, days }: LoanTerms): DecimalText | null {
  if (rate === null || days === null) return null;
  const dollarDays = multiply(multiply(amount, rate), String(days));
  return roundToCents(divide(dollarDays, String(100 * yearDays)));
}

/** What is charged once for opening a loan, to the cent, half up; null where it is not known. */
export function loanFee(amount: DecimalText, { fee = null }: LoanTerms): DecimalText | null {
  return fee === null ? null : roundToCents(divide(multiply(amount, fee), '100'));
}

/**
 * The total annual cost of a loan that is paid back at once, "CAT" in Mexico: the yearly rate at which
 * what is received grows to what is paid back, interest and fee included, VAT left out:
 * (paid ÷ received) ^ (365 ÷ days) − 1. In percent with one place, half up, as banks in Mexico state it.
 * Null where rate, days or fee are not known: left out, a fee would make the loan look cheaper.
 */
export function annualTotalCost(amount: DecimalText, terms: LoanTerms): DecimalText | null {
  const { days } = terms;
  const cost = loanCost(amount, terms);
  const fee = loanFee(amount, terms);
  if (cost === null || fee === null || days === null || days <= 0) return null;
  const received = subtract(amount, fee);
  if (compare(received, '0') <= 0) return null;
  // A power with a fraction needs binary floats. They are exact to far more places than the one shown.
  const grown = Number(divide(add(amount, cost), received)) ** (yearDays / days);
  return Number.isFinite(grown) ? (Math.round((grown - 1) * 1000) / 10).toFixed(1) : null;
}

/** What a loan comes to, in US dollars; null for what is not known. */
export interface LoanFigures {
  /** The interest over the whole term. */
  readonly cost: DecimalText | null;
  /** What is to be paid back. */
  readonly repayment: DecimalText | null;
  /** What is kept back of it when it is paid out. */
  readonly fee: DecimalText | null;
  /** Interest and fee as a yearly percentage (CAT). */
  readonly annualCost: DecimalText | null;
}

/** Works out what a loan comes to; all is null while amount or terms are. */
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

/** When a loan was asked for and is to be paid back, epoch milliseconds, and for how many days it is lent. */
export interface LoanTimes {
  readonly createdAt: number | null;
  readonly repaymentAt: number;
  readonly days: number | null;
}

/** How far a loan is on its way to its due date. */
export interface LoanTimeGone {
  /** How much of its time has gone, 0 to 100; null where it is not known when it began. */
  readonly percent: number | null;
  /** Whole days until it is due, rounded down, or since it was. */
  readonly count: number;
  readonly isOverdue: boolean;
}

/** Reads how far a loan is; it began so many days before it is due, or else when it was asked for. */
export function loanTimeGone(times: LoanTimes, now: number): LoanTimeGone {
  const { createdAt, repaymentAt, days } = times;
  const left = repaymentAt - now;
  const beganAt = days === null ? createdAt : repaymentAt - days * dayMs;
  const isKnown = beganAt !== null && beganAt < repaymentAt;
  const gone = isKnown ? ((now - beganAt) / (repaymentAt - beganAt)) * 100 : null;
  return {
    percent: gone === null ? null : Math.max(0, Math.min(100, gone)),
    count: Math.floor(Math.abs(left) / dayMs),
    isOverdue: left <= 0,
  };
}

export interface LoanRequestInput {
  /** As typed. */
  readonly amountText: string;
  /** What may still be borrowed, US dollars; null while it is not known. */
  readonly remaining: DecimalText | null;
}

/**
 * Checks the request for a loan (spec §5): whole dollars, at least 500, and no more than what may
 * still be borrowed once that is known. At most one problem, of the field `amount`.
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

/** What a credit score says: `none` without data. */
export type CreditStanding = 'none' | 'good' | 'low';

/**
 * Reads a credit score (spec §9): 80 and more is good. The default of 100, or no score at all, means
 * that nothing is known, and is not to be shown as a score.
 */
export function creditStanding(score: DecimalText | null): CreditStanding {
  if (score === null || compare(score, String(creditScore.default)) === 0) return 'none';
  return compare(score, String(creditScore.good)) >= 0 ? 'good' : 'low';
}
