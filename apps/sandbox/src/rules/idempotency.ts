import { hash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  CallOver,
  CommitUnknown,
  isSafeToRefuse,
  KeyInUse,
  replaceAnswer,
  takeKey,
  type KeyedCall,
  type KnownKey,
  type Trx,
} from '../store/index.ts';
import { no, type Answer } from './answer.ts';
import type { RuleContext } from './ruleContext.ts';

/** The key of a call that must not be carried out twice. */
export interface SentKey {
  /** Idempotency-Key: a UUID in lower case. */
  key: string;
  /** Milliseconds since the customer confirmed the order. */
  ageMs: number;
}

/** A key, and its earlier answer. */
export interface Keyed extends SentKey {
  /** The answer to an earlier call with the key, read with the session; null when there is none. */
  known: KnownKey | null;
}

/** An order as it is carried out: of which customer, with which key, and when, epoch milliseconds. */
export interface Placed {
  customerId: string;
  key: string;
  at: number;
}

/** A call that moves money: who, with which key, and what was asked. */
export interface MoneyCall extends Keyed {
  customerId: string;
  /** The call's name and its input; a key belongs to one of them. */
  asked: readonly [name: string, input: unknown];
}

/** A decision that is made before anything is written. */
export interface Plan {
  answer: Answer;
  /** Writes what was decided; returns another answer where the database decides otherwise. */
  write?: (trx: Trx) => Promise<Answer | null>;
}

/** Decides inside the transaction; a plan saves the statement that stores the answer. */
type Decision = ((trx: Trx) => Promise<Answer>) | { readonly plan: () => Plan };

/** After a commit whose end is not known, the key is looked at again after so long. */
const lookAgainMs = 100;

/**
 * Decides a call once for its key and answers every repeat with the first answer, to the byte.
 *
 * `prepare` reads prices before any row is held; its result decides inside the transaction, which stores the answer,
 * a refusal too: a repeat returns the stored answer and never executes again. A failure without an answer (`busy`)
 * stores nothing.
 *
 * A key that comes too late is spent on `order-expired`: the order can no longer happen. While an earlier call with the
 * key is being decided, the answer is `in-progress`, which is not final.
 *
 * @throws CommitUnknown when the end of the commit could not be found out in time
 */
export async function withIdempotency(
  context: RuleContext,
  call: MoneyCall,
  prepare: () => Promise<Decision>,
): Promise<string> {
  const { store } = context;
  const { customerId, key, ageMs, known } = call;
  const keyed: KeyedCall = { customerId, key, fingerprint: fingerprintOf(call) };
  if (known !== null) return answerOf(keyed, known);
  const isLate = ageMs > context.orderLifeMs;
  const late = { plan: () => ({ answer: no('order-expired') }) };
  const decision = isLate ? late : await prepare();
  return untilKnown(() => store.transaction((trx) => decideOnce(trx, context, keyed, decision)));
}

/** Takes the key, unless it has its answer, carries the decision out, and stores the answer. */
async function decideOnce(
  trx: Trx,
  { clock }: RuleContext,
  keyed: KeyedCall,
  decision: Decision,
): Promise<string> {
  const plan = 'plan' in decision ? decision.plan() : null;
  const planned = plan === null ? '' : JSON.stringify(plan.answer);
  const taken = await takeKey(trx, keyed, { at: clock.now(), answer: planned });
  if (taken !== null) return answerOf(keyed, taken);
  const decided = 'plan' in decision ? await plan?.write?.(trx) : await decision(trx);
  if (decided === undefined || decided === null) return planned;
  const answer = JSON.stringify(decided);
  await replaceAnswer(trx, keyed, answer);
  return answer;
}

/** The first answer, unless the key was made for another order. */
function answerOf({ fingerprint }: KeyedCall, known: KnownKey): string {
  return known.fingerprint === fingerprint ? known.answer : JSON.stringify(no('duplicate-key'));
}

/**
 * Runs a keyed transaction until its end is known. After a lost commit the same transaction is safe
 * to run again: either the key has its answer, or nothing was done.
 */
async function untilKnown(run: () => Promise<string>): Promise<string> {
  let lost: CommitUnknown | null = null;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (lost === null && error instanceof KeyInUse) return JSON.stringify(no('in-progress'));
      if (error instanceof CommitUnknown) lost = error;
      const mayHelp = error instanceof KeyInUse || error === lost || isSafeToRefuse(error);
      if (lost === null || error instanceof CallOver || !mayHelp) throw lost ?? error;
      await pause(lookAgainMs);
    }
  }
}

function fingerprintOf({ asked }: MoneyCall): string {
  return hash('sha256', JSON.stringify(asked));
}
