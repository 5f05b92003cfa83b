import { parseAmount } from './amount.ts';
import { limits, rechargePreviewRate } from './limits.ts';
import type { DecimalText } from './decimal.ts';
import { compare, multiply, roundToCents } from './money.ts';
import type { Problem, ProblemCode } from './problem.ts';

export interface RechargeInput {
  /** As typed. */
  readonly amountText: string;
  /** How the money comes in; null while none is chosen. */
  readonly method: string | null;
}

/**
 * Checks a recharge (spec §5): whole dollars, at least 5000, and a method. At most one problem of
 * each field, `amount` and `method`.
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

/** The figure shown beside a recharge: 5 % of it (spec §9), to the cent. Neither a fee nor a bonus. */
export function rechargePreview(amount: DecimalText): DecimalText {
  return roundToCents(multiply(amount, rechargePreviewRate));
}

export interface WithdrawInput {
  /** As typed. */
  readonly amountText: string;
  /** The card that it goes to; null while none is chosen. */
  readonly cardId: string | null;
  /** The config's `min_withdraw_count`, US dollars; null while it is not known. */
  readonly minimum: DecimalText | null;
  /** US dollars; null while it is not known. */
  readonly balance: DecimalText | null;
}

/**
 * Checks a withdrawal (spec §5): a card, and whole dollars, at least 10 and at least the configured
 * minimum, and no more than the balance once that is known. The larger of the two minimums is the one
 * that is said: who follows the smaller would be refused again. At most one problem of each field,
 * `amount` and `card`. The transaction code is checked apart, by `checkCodeEntry`.
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

/** The least that can be withdrawn where that much is configured (null: not known), US dollars. */
export function withdrawMinimum(configured: DecimalText | null): DecimalText {
  const minimum = configured ?? limits.withdrawConfiguredMinimum;
  return compare(minimum, limits.withdrawMinimum) < 0 ? limits.withdrawMinimum : minimum;
}

/** The most whole dollars that a balance lets go; decimal text without places. */
export function mostToWithdraw(balance: DecimalText): DecimalText {
  return balance.startsWith('-') ? '0' : (balance.split('.')[0] ?? '0');
}

function aboveBalance({ amountText, balance }: WithdrawInput): Problem[] {
  const parsed = parseAmount(amountText);
  if (!parsed.ok || balance === null || compare(parsed.amount, balance) <= 0) return [];
  return [
    { code: 'withdraw-above-balance', field: 'amount', values: { most: mostToWithdraw(balance) } },
  ];
}

/** What a form makes of the common rule for amounts that come in or go out. */
interface AmountRule {
  /** Said where nothing is typed. */
  readonly required: ProblemCode;
  /** The problem of text that is not a number. */
  readonly format: ProblemCode;
  /** Said below the minimum, with `min`. */
  readonly belowMinimum: ProblemCode;
  /** US dollars. */
  readonly minimum: DecimalText;
}

/** Checks an amount of whole dollars, as typed; at most one problem, of the field `amount`. */
export function amountProblems(text: string, rule: AmountRule): Problem[] {
  const field = 'amount';
  const parsed = parseAmount(text);
  if (parsed.ok) {
    if (compare(parsed.amount, rule.minimum) >= 0) return [];
    return [{ code: rule.belowMinimum, field, values: { min: rule.minimum } }];
  }
  const codes = {
    missing: rule.required,
    'no-number': rule.format,
    'not-whole': 'amount-not-whole',
  } as const;
  return [{ code: codes[parsed.problem], field }];
}
