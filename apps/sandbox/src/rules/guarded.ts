import { clearWrong, countWrong, isBlocked, type AttemptLimit } from '../store/index.ts';
import type { World } from './world.ts';

/** Five wrong secrets in fifteen minutes, then no more until the window has passed. */
export const secretLimit: AttemptLimit = { wrong: 5, windowMs: 15 * 60_000 };

/** What came of checking a secret. */
export type Guarded = 'right' | 'wrong' | 'blocked';

/**
 * Checks a secret under the limit, by account and not by address. `subject` names the account and
 * which secret of it (`login:5500000001`), whether or not there is such an account.
 *
 * The limit is looked at again after the check: of many guesses sent at once, those that finish
 * after the fifth wrong one are refused even when right.
 */
export async function guarded(
  { store: { db }, clock }: World,
  subject: string,
  isRight: () => Promise<boolean>,
): Promise<Guarded> {
  if (await isBlocked(db, subject, secretLimit, clock.now())) return 'blocked';
  const right = await isRight();
  if (!right) {
    await countWrong(db, subject, secretLimit, clock.now());
    return 'wrong';
  }
  if (await isBlocked(db, subject, secretLimit, clock.now())) return 'blocked';
  await clearWrong(db, subject);
  return 'right';
}
