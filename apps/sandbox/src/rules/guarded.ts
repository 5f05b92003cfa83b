import { blockedMs, clearWrong, countWrong, type AttemptLimit } from '../store/index.ts';
import { no, type Answer } from './answer.ts';
import type { World } from './world.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * Five wrong secrets in fifteen minutes, then a wait of fifteen; each further wrong one doubles it,
 * up to a day. A right one forgets all of them, and so does a quiet day.
 */
export const secretLimit: AttemptLimit = {
  wrong: 5,
  windowMs: 15 * minuteMs,
  firstWaitMs: 15 * minuteMs,
  longestWaitMs: dayMs,
  quietMs: dayMs,
};

/**
 * Checks a secret under the limit, by account and not by address, and answers the refusal or null:
 * `wrong` when it is not right, `too-many-attempts` with the time to wait when no more are let
 * through. `subject` names the account and which secret of it (`login:5500000001`), whether or not
 * there is such an account.
 *
 * The limit is looked at again after the check: of many guesses sent at once, those that finish
 * after the fifth wrong one are refused even when right.
 */
export async function guarded(
  world: World,
  subject: string,
  isRight: () => Promise<boolean>,
  wrong: string,
): Promise<Answer | null> {
  const { store, clock } = world;
  const before = await tooMany(world, subject);
  if (before !== null) return before;
  if (!(await isRight())) {
    await countWrong(store, subject, secretLimit, clock.now());
    return no(wrong);
  }
  const after = await tooMany(world, subject);
  if (after === null) await clearWrong(store.db, subject);
  return after;
}

async function tooMany({ store: { db }, clock }: World, subject: string): Promise<Answer | null> {
  const left = await blockedMs(db, subject, clock.now());
  return left === 0 ? null : no('too-many-attempts', { seconds: Math.ceil(left / 1000) });
}
