import { limits } from '../constants/limits.ts';
import { compare } from '../money/arithmetic.ts';
import type { DecimalText } from '../money/decimal.ts';
import { parseWholeAmount } from '../money/parseWholeAmount.ts';
import type { Problem } from '../problem/index.ts';
import { amountProblems } from './amountProblems.ts';

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
  const parsed = parseWholeAmount(amountText);
  if (!parsed.ok || balance === null || compare(parsed.amount, balance) <= 0) return [];
  return [
    { code: 'withdraw-above-balance', field: 'amount', values: { most: mostToWithdraw(balance) } },
  ];
}
