import { creditScore } from '../constants/limits.ts';
import { compare } from '../money/arithmetic.ts';
import type { DecimalText } from '../money/decimal.ts';

/** What a credit score says: `none` where there is no data yet. */
export type CreditStanding = 'none' | 'good' | 'low';

/**
 * Reads a credit score (spec §9): 80 and more is good. The default of 100, or no score at all, means
 * that nothing is known, and is not to be shown as a score.
 */
export function creditStanding(score: DecimalText | null): CreditStanding {
  if (score === null || compare(score, String(creditScore.default)) === 0) return 'none';
  return compare(score, String(creditScore.good)) >= 0 ? 'good' : 'low';
}
