import { creditScore } from '@corro/domain';
import { borrowingOf, type Store } from '../../store/index.ts';
import { loanState, loanTerms } from './terms.ts';

/** What a customer owes and may still borrow, and the credit score; amounts in cents. */
export interface CreditStatus {
  /** Principal and interest of loans that were paid out and not paid back. */
  due: bigint;
  remaining: bigint;
  /** 0 to 99, or 100 where nothing is known yet. */
  score: number;
}

const first = 85;
const forEachPaid = 3;
const forEachLate = 30;
const best = 99;

/**
 * Reads a customer's credit status. The score begins with the first loan that ends or is late; it grows
 * with each one paid on its day and falls with each that was late. Whoever is late borrows nothing.
 */
export async function creditStatusOf(db: Store['db'], customerId: string): Promise<CreditStatus> {
  const { used, loans } = await borrowingOf(db, customerId);
  const unpaid = loans.filter(({ state }) => state === loanState.unpaid);
  const late = loans.filter((loan) => loan.is_late).length;
  const paid = loans.filter((loan) => loan.state === loanState.paid && !loan.is_late).length;
  const score = Math.max(0, Math.min(best, first + forEachPaid * paid - forEachLate * late));
  const left = loanTerms.limit - used;
  return {
    due: unpaid.reduce((sum, { amount, cost }) => sum + amount + cost, 0n),
    remaining: unpaid.some((loan) => loan.is_late) ? 0n : left,
    score: paid + late === 0 ? creditScore.default : score,
  };
}
