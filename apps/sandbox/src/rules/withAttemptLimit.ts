import { returnTry, type Store } from '../store/index.ts';
import { admission, type Admission, wait } from './admission.ts';
import { type Answer, no } from './answer.ts';
import { secretLimit } from './attemptLimits.ts';
import type { RuleContext } from './ruleContext.ts';
import { isSecret } from './secrets.ts';

/** A secret that was given, and the hash of the one that it should be; null where there is none. */
export interface GivenSecret {
  given: string;
  hash: string | null;
}

/** What the secrets of one subject that are looked at one after the other leave to the next. */
interface Known {
  /** Right a moment ago: of many at once that are the same, one is hashed. */
  right: GivenSecret | null;
  /** No try was left a moment ago: until then the database is not asked again. Of `performance`. */
  closedUntil: number;
}

/** How long «no try left» holds for those that wait behind, so that a flood does not make a queue. */
const closedMs = 500;

/**
 * Checks a secret under the limit of five wrong ones and answers the refusal or null: `wrong` when
 * it is not right, `too-many-attempts` with the time to wait when no more are let through. `subject`
 * names the account and which secret of it (`order-code:…`), whether or not there is such an account.
 */
export function withAttemptLimit(
  context: RuleContext,
  subject: string,
  secret: GivenSecret,
  wrong: string,
): Promise<Answer | null> {
  return checkSecret(context, admission(context, { subject, limit: secretLimit }), secret, wrong);
}

/**
 * Checks a secret once a try of it is reserved; answers the refusal or null.
 *
 * A try is reserved before the secret is looked at and given back when it was right: a secret for
 * which no try is left is not looked at, so that its refusal cannot tell whether it was right. The
 * wrong try that uses up the last one says how long the wait is. One subject's secrets are looked at
 * one after the other, so that many right ones at once do not use up the tries between them.
 */
export async function checkSecret(
  context: RuleContext,
  { subject, reserve, refusal }: Admission,
  secret: GivenSecret,
  wrong: string,
): Promise<Answer | null> {
  const { store } = context;
  const checked = await oneAtATime(store, subject, async (known) => {
    if (performance.now() < known.closedUntil) return 'closed';
    const reserved = await reserve();
    if (reserved === null) {
      known.closedUntil = performance.now() + closedMs;
      return 'closed';
    }
    const { given, hash } = secret;
    const isKnown = known.right?.given === given && known.right.hash === hash;
    if (!isKnown && !(await isSecret(given, hash))) return { limiting: reserved.limiting };
    known.right = secret;
    const tries = [...reserved.limiting, ...reserved.counted];
    await Promise.all(tries.map((one) => returnTry(store.db, one)));
    return 'right';
  });
  if (checked === 'right') return null;
  if (checked === 'closed') return refusal();
  for (const { subject: closed, closedUntil } of checked.limiting) {
    if (closedUntil === null) continue;
    context.onSecurityEvent?.({ kind: 'lockout', subject: closed });
    return no(wrong, wait(closedUntil - context.clock.now()));
  }
  return no(wrong);
}

/** The checks of one subject that are under way in this process. */
interface Queue {
  last: Promise<unknown>;
  /** What one leaves to the next, as long as one is under way. */
  known: Known;
}

const queues = new WeakMap<Store, Map<string, Queue>>();

/**
 * Runs checks of one subject one after the other, within this process and on one store. Only so that calls do not
 * stand in each other's way: what must hold everywhere is the database's to see to.
 */
async function oneAtATime<T>(
  store: Store,
  subject: string,
  work: (known: Known) => Promise<T>,
): Promise<T> {
  const subjects = queues.get(store) ?? new Map<string, Queue>();
  queues.set(store, subjects);
  const unknown: Known = { right: null, closedUntil: 0 };
  const { last, known } = subjects.get(subject) ?? { last: Promise.resolve(), known: unknown };
  const turn = () => work(known);
  const now = last.then(turn, turn);
  subjects.set(subject, { last: now, known });
  try {
    return await now;
  } finally {
    if (subjects.get(subject)?.last === now) subjects.delete(subject);
  }
}
