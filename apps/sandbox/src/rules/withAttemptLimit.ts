import { blockedMs, reserveTry, returnTry, type AttemptLimit } from '../store/index.ts';
import { no, type Answer } from './answer.ts';
import { createQueues } from './queues.ts';
import { isSecret } from './secrets.ts';
import type { World } from './world.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * Five wrong secrets in fifteen minutes, then a wait of fifteen; each further wrong one doubles it,
 * up to a day. A right one forgets the waits, and so does a quiet day.
 */
export const secretLimit: AttemptLimit = {
  tries: 5,
  windowMs: 15 * minuteMs,
  firstWaitMs: 15 * minuteMs,
  longestWaitMs: dayMs,
  quietMs: dayMs,
};

/** A secret that was given, and the hash of the one that it should be; null where there is none. */
export interface GivenSecret {
  given: string;
  hash: string | null;
}

/** A secret that was right a moment ago: of many at once that are the same, one is hashed. */
const oneAtATime = createQueues((): { right: GivenSecret | null } => ({ right: null }));

/**
 * Checks a secret under the limit and answers the refusal or null: `wrong` when it is not right,
 * `too-many-attempts` with the time to wait when no more are let through. `subject` names the
 * account and which secret of it (`login:5500000001`), whether or not there is such an account.
 *
 * A try is reserved before the secret is looked at and given back when it was right: a secret for
 * which no try is left is not looked at, so that its refusal cannot tell whether it was right. The
 * wrong try that uses up the last one says how long the wait is. One subject's secrets are looked at
 * one after the other, so that many right ones at once do not use up the tries between them.
 */
export function withAttemptLimit(
  world: World,
  subject: string,
  secret: GivenSecret,
  wrong: string,
): Promise<Answer | null> {
  const { store, clock } = world;
  return oneAtATime(store, subject, async (known) => {
    const at = clock.now();
    const reserved = await reserveTry(store.db, subject, secretLimit, at);
    if (reserved === null) {
      return no('too-many-attempts', wait(await blockedMs(store.db, subject, at)));
    }
    const { given, hash } = secret;
    const isKnown = known.right?.given === given && known.right.hash === hash;
    if (isKnown || (await isSecret(given, hash))) {
      known.right = secret;
      await returnTry(store.db, reserved);
      return null;
    }
    const { closedUntil } = reserved;
    return closedUntil === null ? no(wrong) : no(wrong, wait(closedUntil - at));
  });
}

function wait(milliseconds: number): { seconds: number } {
  return { seconds: Math.max(1, Math.ceil(milliseconds / 1000)) };
}
