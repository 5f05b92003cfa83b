import { hash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  CallOver,
  CommitUnknown,
  isSafeToRefuse,
  keepAnswer,
  KeyInUse,
  takeKey,
  type KeyedCall,
  type KnownKey,
  type Trx,
} from '../store/index.ts';
import { no, type Answer } from './answer.ts';
import { carryOut, carryOutAtOnce, type PlannedEntry } from './plannedEntry.ts';
import type { RuleContext } from './ruleContext.ts';

/** What a call brings that must not be carried out twice. */
export interface SentKey {
  /** Idempotency-Key: a UUID in lower case. */
  key: string;
  /** How long ago the customer confirmed it, in milliseconds. */
  ageMs: number;
}

/** What identifies such a call. */
export interface Keyed extends SentKey {
  /** How an earlier call with the key was answered, if that was known when this one came in. */
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

/** Decides inside the transaction; or plans, until only the customer's cash is to decide. */
type Decision = ((trx: Trx) => Promise<Answer>) | { readonly plan: () => PlannedEntry | Answer };

/** After a commit whose end is not known, the key is looked at again after so long. */
const lookAgainMs = 100;

/**
 * Decides a call once for its key and answers every repeat with the first answer, to the byte.
 *
 * `prepare` reads what lies outside the database (prices), before any row is held; what it returns
 * decides inside the transaction. The answer is kept by the transaction that does the work, a
 * refusal as well as a success: who asks again wants to know what happened, and must not set off
 * by it what was refused before. What failed without an answer (`busy`) is not kept.
 *
 * A key that comes too late to be carried out is spent on `order-expired`: from then on the order
 * can no longer happen. While an earlier call with the key is being decided, the answer is
 * `in-progress`, which says nothing of the end.
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
  const decision = isLate ? async () => no('order-expired') : await prepare();
  return untilKnown(async () => {
    const planned = 'plan' in decision ? decision.plan() : null;
    const answer =
      planned === null || 'msg' in planned ? null : await carryOutAtOnce(store, keyed, planned);
    return answer ?? store.transaction((trx) => decideOnce(trx, context, keyed, decision));
  });
}

/** Takes the key, unless it has its answer, decides, and keeps the answer. */
async function decideOnce(
  trx: Trx,
  { clock }: RuleContext,
  keyed: KeyedCall,
  decision: Decision,
): Promise<string> {
  const taken = await takeKey(trx, keyed, clock.now());
  if (taken !== null) return answerOf(keyed, taken);
  const planned = 'plan' in decision ? decision.plan() : await decision(trx);
  const answer = JSON.stringify('msg' in planned ? planned : await carryOut(trx, planned));
  await keepAnswer(trx, keyed, answer);
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
