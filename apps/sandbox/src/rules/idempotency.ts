import { hash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  CallOver,
  CommitUnknown,
  isSafeToRefuse,
  KeyInUse,
  replaceAnswer,
  claimKey,
  type KeyedCall,
  type KnownKey,
  type Trx,
} from '../store/index.ts';
import { no, type Answer } from './answer.ts';
import type { RuleContext } from './ruleContext.ts';

/** Key of a call that must run only once. */
export interface SentKey {
  /** Idempotency-Key: a UUID in lower case. */
  key: string;
  /** Milliseconds since the customer confirmed the call. */
  ageMs: number;
}

export interface KeyedInput extends SentKey {
  /** The stored answer, read with the session; null for a new key. */
  storedAnswer: KnownKey | null;
}

/** Customer, key and time (epoch milliseconds) of an order. */
export interface OrderIdentity {
  customerId: string;
  key: string;
  at: number;
}

/** A decision made before anything is written. */
export interface PlannedAnswer {
  answer: Answer;
  /** Executes the decision; returns another answer when the database decides otherwise. */
  write?: (trx: Trx) => Promise<Answer | null>;
}

/**
 * A function decides inside the transaction. A plan decides before the transaction, so that the
 * final answer is stored at once and needs no second statement.
 */
type Decision = ((trx: Trx) => Promise<Answer>) | { readonly plan: () => PlannedAnswer };

/** Pause before a key is checked again, after the outcome of a commit was unknown. Milliseconds. */
const recheckMs = 100;

/**
 * Decides a call once per key. A repeat returns the first answer, byte by byte, and never executes
 * again. `prepare` reads prices before any lock is taken. The decision that it returns runs inside
 * the transaction, which also stores the answer, even a refusal. A failure without an answer
 * (`busy`) stores nothing. A key that arrives too late is stored with `order-expired`, so the order
 * can no longer happen. While another call with the key runs, the answer is `in-progress`, which is
 * not stored.
 *
 * @param operation name and input of the call; a key is valid for one operation
 * @throws CommitUnknown when the outcome of the commit is still unknown at the end of the call
 */
export async function withIdempotency(
  context: RuleContext,
  customerId: string,
  { key, ageMs, storedAnswer }: KeyedInput,
  operation: readonly [name: string, input: unknown],
  prepare: () => Promise<Decision>,
): Promise<string> {
  const { store } = context;
  const fingerprint = hash('sha256', JSON.stringify(operation));
  const keyed: KeyedCall = { customerId, key, fingerprint };
  if (storedAnswer !== null) return answerOf(keyed, storedAnswer);
  const isLate = ageMs > context.orderLifeMs;
  const late = { plan: () => ({ answer: no('order-expired') }) };
  const decision = isLate ? late : await prepare();
  return untilKnown(() => store.transaction((trx) => decideOnce(trx, context, keyed, decision)));
}

/** Claims the key, executes the decision and stores the answer; or returns the stored answer. */
async function decideOnce(
  trx: Trx,
  { clock }: RuleContext,
  keyed: KeyedCall,
  decision: Decision,
): Promise<string> {
  const plan = 'plan' in decision ? decision.plan() : null;
  const planned = plan === null ? '' : JSON.stringify(plan.answer);
  const stored = await claimKey(trx, keyed, { at: clock.now(), answer: planned });
  if (stored !== null) return answerOf(keyed, stored);
  const decided = 'plan' in decision ? await plan?.write?.(trx) : await decision(trx);
  if (decided === undefined || decided === null) return planned;
  const answer = JSON.stringify(decided);
  await replaceAnswer(trx, keyed, answer);
  return answer;
}

/** Returns the stored answer, or a refusal if the key belongs to another order. */
function answerOf({ fingerprint }: KeyedCall, storedAnswer: KnownKey): string {
  return storedAnswer.fingerprint === fingerprint
    ? storedAnswer.answer
    : JSON.stringify(no('duplicate-key'));
}

/**
 * Runs a keyed transaction until its outcome is known. After an unknown commit it is safe to run
 * the transaction again: either the key has its answer, or nothing was done.
 */
async function untilKnown(run: () => Promise<string>): Promise<string> {
  let commitError: CommitUnknown | null = null;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (commitError === null && error instanceof KeyInUse)
        return JSON.stringify(no('in-progress'));
      if (error instanceof CommitUnknown) commitError = error;
      const mayHelp = error instanceof KeyInUse || error === commitError || isSafeToRefuse(error);
      if (commitError === null || error instanceof CallOver || !mayHelp) throw commitError ?? error;
      await pause(recheckMs);
    }
  }
}
