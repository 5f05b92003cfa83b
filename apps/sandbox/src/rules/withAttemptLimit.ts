import { returnTry, type Store } from '../store/index.ts';
import { admissionByLimit, type Admission, waitValues } from './admission.ts';
import { type Answer, no } from './answer.ts';
import { secretLimit } from './attemptLimits.ts';
import type { RuleContext } from './ruleContext.ts';
import { isSecret } from './secrets.ts';

/** The secret that was entered, and the hash it must match; null if the account has none. */
export interface GivenSecret {
  input: string;
  hash: string | null;
}

/** State that the queued checks of a subject share. */
interface AttemptState {
  /** The last correct secret. An equal secret is not hashed again. */
  correctSecret: GivenSecret | null;
  /** Time (`performance.now()`) until which the subject counts as closed. */
  closedUntil: number;
}

/**
 * Milliseconds for which queued checks rely on the result "no try left" without asking the
 * database, so that a flood of calls forms no queue.
 */
const closedMs = 500;

/**
 * Verifies a secret with a limit of five wrong tries; returns the refusal or null. The refusal is
 * `wrong`, or `too-many-attempts` with the wait. `subject` names the account and the secret
 * (`order-code:…`), even for an unknown account.
 */
export function withAttemptLimit(
  context: RuleContext,
  subject: string,
  secret: GivenSecret,
  wrong: string,
): Promise<Answer | null> {
  return checkSecret(
    context,
    admissionByLimit(context, { subject, limit: secretLimit }),
    secret,
    wrong,
  );
}

/**
 * Verifies a secret after reserving a try; returns the refusal or null. A correct secret gives the
 * try back. Without a try the secret is not checked, so the refusal reveals nothing. The refusal of
 * the wrong try that uses up the limit contains the wait. Checks of a subject run one at a time, so
 * that concurrent calls with the correct secret do not use up the tries.
 */
export async function checkSecret(
  context: RuleContext,
  { subject, reserve, refusal }: Admission,
  secret: GivenSecret,
  wrong: string,
): Promise<Answer | null> {
  const { store } = context;
  const checked = await oneAtATime(store, subject, async (state) => {
    if (performance.now() < state.closedUntil) return 'closed';
    const reserved = await reserve();
    if (reserved === null) {
      state.closedUntil = performance.now() + closedMs;
      return 'closed';
    }
    const { input, hash } = secret;
    const isCheckedBefore =
      state.correctSecret?.input === input && state.correctSecret.hash === hash;
    if (!isCheckedBefore && !(await isSecret(input, hash))) return { limiting: reserved.limiting };
    state.correctSecret = secret;
    const tries = [...reserved.limiting, ...reserved.counted];
    await Promise.all(tries.map((attempt) => returnTry(store.db, attempt)));
    return 'right';
  });
  if (checked === 'right') return null;
  if (checked === 'closed') return refusal();
  for (const { subject: closed, closedUntil } of checked.limiting) {
    if (closedUntil === null) continue;
    context.onSecurityEvent?.({ kind: 'lockout', subject: closed });
    return no(wrong, waitValues(closedUntil - context.clock.now()));
  }
  return no(wrong);
}

interface Queue {
  last: Promise<unknown>;
  state: AttemptState;
}

const queues = new WeakMap<Store, Map<string, Queue>>();

/**
 * Runs the checks of a subject one at a time within this process. Checks in other processes may run
 * at the same time; the database enforces the limits.
 */
async function oneAtATime<T>(
  store: Store,
  subject: string,
  work: (state: AttemptState) => Promise<T>,
): Promise<T> {
  const subjects = queues.get(store) ?? new Map<string, Queue>();
  queues.set(store, subjects);
  const initial: AttemptState = { correctSecret: null, closedUntil: 0 };
  const { last, state } = subjects.get(subject) ?? { last: Promise.resolve(), state: initial };
  const turn = () => work(state);
  const now = last.then(turn, turn);
  subjects.set(subject, { last: now, state });
  try {
    return await now;
  } finally {
    if (subjects.get(subject)?.last === now) subjects.delete(subject);
  }
}
