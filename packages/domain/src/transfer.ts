import { parseAmount, unreadProblem } from './amount.ts';
import { rechargePreviewRate } from './constants.ts';
import { limits } from './limits.ts';
import type { DecimalText } from './decimal.ts';
import { compare, multiply, roundToCents } from './money.ts';
import type { Problem, ProblemCode } from './problem.ts';

export interface RechargeInput {
  readonly amountText: string;
  readonly method: string | null;
}

/**
 * Checks a recharge (spec §5): whole dollars, at least 5000, and a method. Returns at most one
 * problem per field.
 */
export function checkRecharge({ amountText, method }: RechargeInput): Problem[] {
  const problems = amountProblems(amountText, {
    required: 'recharge-amount-required',
    format: 'recharge-amount-format',
    belowMinimum: 'recharge-below-minimum',
    minimum: limits.rechargeMinimum,
  });
  if (method !== null) return problems;
  return [...problems, { code: 'recharge-method-required', field: 'method' }];
}

/**
 * Figure shown for reference beside the amount of a recharge: 5 % of the amount, to the cent (spec
 * §9). It is neither a fee nor a bonus, and does not change what the customer receives.
 */
export function rechargePreview(amount: DecimalText): DecimalText {
  return roundToCents(multiply(amount, rechargePreviewRate));
}

export interface WithdrawInput {
  readonly amountText: string;
  readonly cardId: string | null;
  /** Config value `min_withdraw_count`, US dollars. */
  readonly minimum: DecimalText | null;
  /** US dollars. */
  readonly balance: DecimalText | null;
}

/**
 * Checks a withdrawal (spec §5): a card, whole dollars, at least `withdrawMinimum`, at most the
 * balance where known. Returns at most one problem per field. `checkCodeEntry` checks the
 * transaction code.
 */
export function checkWithdraw(input: WithdrawInput): Problem[] {
  const { amountText, cardId } = input;
  const problems = amountProblems(amountText, {
    required: 'amount-required',
    format: 'withdraw-amount-format',
    belowMinimum: 'withdraw-below-minimum',
    minimum: withdrawMinimum(input.minimum),
  });
  if (problems.length === 0) problems.push(...aboveBalance(input));
  if (cardId === null) problems.push({ code: 'withdraw-card-required', field: 'card' });
  return problems;
}

/** Minimum withdrawal in US dollars: the larger of 10 and the configured one (default 100). */
export function withdrawMinimum(configured: DecimalText | null): DecimalText {
  const minimum = configured ?? limits.withdrawConfiguredMinimum;
  return compare(minimum, limits.withdrawMinimum) < 0 ? limits.withdrawMinimum : minimum;
}

/** Maximum withdrawal in whole dollars. */
export function maxWithdrawal(balance: DecimalText): DecimalText {
  return balance.startsWith('-') ? '0' : (balance.split('.')[0] ?? '0');
}

/** Quick picks of a withdrawal, in percent of the balance. */
export const withdrawShares = [25, 50, 100] as const;

/** A share of the balance in whole dollars, rounded down. */
export function withdrawalOf(balance: DecimalText, percent: number): DecimalText {
  return maxWithdrawal(multiply(balance, `${percent / 100}`));
}

function aboveBalance({ amountText, balance }: WithdrawInput): Problem[] {
  const parsed = parseAmount(amountText);
  if (!parsed.ok || balance === null || compare(parsed.amount, balance) <= 0) return [];
  return [
    {
      code: 'withdraw-above-balance',
      field: 'amount',
      values: { withdrawable: maxWithdrawal(balance) },
    },
  ];
}

/** Problem codes and minimum of an amount field. */
interface AmountRule {
  readonly required: ProblemCode;
  readonly format: ProblemCode;
  readonly belowMinimum: ProblemCode;
  /** US dollars. */
  readonly minimum: DecimalText;
}

/** Checks typed whole dollars. Returns at most one problem, for the field `amount`. */
export function amountProblems(text: string, rule: AmountRule): Problem[] {
  const field = 'amount';
  const parsed = parseAmount(text);
  if (parsed.ok) {
    if (compare(parsed.amount, rule.minimum) >= 0) return [];
    return [{ code: rule.belowMinimum, field, values: { min: rule.minimum } }];
  }
  return [
    unreadProblem(parsed, field, {
      missing: rule.required,
      'no-number': rule.format,
      'not-whole': 'amount-not-whole',
    }),
  ];
}
