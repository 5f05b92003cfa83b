import { returnTry } from '../store/index.ts';
import { admit, wait, type Admission } from './admission.ts';
import { no, type Answer } from './answer.ts';
import { secretLimit } from './attemptLimits.ts';
import { createQueues } from './queues.ts';
import { isSecret } from './secrets.ts';
import type { World } from './world.ts';

/** A secret that was given, and the hash of the one that it should be; null where there is none. */
export interface GivenSecret {
  given: string;
  hash: string | null;
}

/** A secret to be checked under a limit. */
export interface LimitedSecret {
  /** Names the account and which secret of it, whether or not there is such an account. */
  subject: string;
  secret: GivenSecret;
  /** The code of the refusal when it is not right. */
  wrong: string;
  /** Reserves a try, or refuses. */
  admission: () => Promise<Admission>;
}

/** A secret that was right a moment ago: of many at once that are the same, one is hashed. */
const oneAtATime = createQueues((): { right: GivenSecret | null } => ({ right: null }));

/**
 * Checks a secret under the limit of five wrong ones and answers the refusal or null: `wrong` when
 * it is not right, `too-many-attempts` with the time to wait when no more are let through. `subject`
 * names the account and which secret of it (`order-code:…`).
 */
export function withAttemptLimit(
  world: World,
  subject: string,
  secret: GivenSecret,
  wrong: string,
): Promise<Answer | null> {
  const admission = () => admit(world, { subject, limit: secretLimit });
  return checkSecret(world, { subject, secret, wrong, admission });
}

/**
 * Checks a secret once a try of it is reserved; answers the refusal or null.
 *
 * A try is reserved before the secret is looked at and given back when it was right: a secret for
 * which no try is left is not looked at, so that its refusal cannot tell whether it was right. The
 * wrong try that uses up the last one says how long the wait is. One subject's secrets are looked at
 * one after the other, so that many right ones at once do not use up the tries between them.
 */
export function checkSecret(world: World, limited: LimitedSecret): Promise<Answer | null> {
  const { store, clock, onSecurityEvent } = world;
  const { subject, secret, wrong, admission } = limited;
  return oneAtATime(store, subject, async (known) => {
    const admitted = await admission();
    if ('refusal' in admitted) return admitted.refusal;
    const { reserved } = admitted;
    const { given, hash } = secret;
    const isKnown = known.right?.given === given && known.right.hash === hash;
    if (isKnown || (await isSecret(given, hash))) {
      known.right = secret;
      await Promise.all(reserved.map((one) => returnTry(store.db, one)));
      return null;
    }
    for (const { closedUntil, subject: closed } of reserved) {
      if (closedUntil === null) continue;
      onSecurityEvent?.({ kind: 'lockout', subject: closed });
      return no(wrong, wait(closedUntil - clock.now()));
    }
    return no(wrong);
  });
}
