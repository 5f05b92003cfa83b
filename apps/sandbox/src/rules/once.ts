import { createHash } from 'node:crypto';
import { keepAnswer, readKey, takeKey, type KeyedCall, type Trx } from '../store/index.ts';
import { no, type Answer } from './answer.ts';
import type { World } from './world.ts';

/** A call that moves money: who, with which Idempotency-Key (null: none), and what was asked. */
export interface MoneyCall {
  customerId: string;
  key: string | null;
  /** The call's name and its input; a key belongs to one of them. */
  asked: readonly [name: string, input: unknown];
}

/**
 * Decides a call once for its key and answers every repeat with the first answer, to the byte.
 *
 * `prepare` reads what lies outside the database (prices), before any row is held; what it returns
 * decides inside the transaction. The answer is kept by the transaction that does the work, a
 * refusal as well as a success: who asks again wants to know what happened, and must not set off
 * by it what was refused before. What failed without an answer (`busy`) is not kept.
 */
export async function answerOnce(
  world: World,
  call: MoneyCall,
  prepare: () => Promise<(trx: Trx) => Promise<Answer>>,
): Promise<string> {
  const { store, clock } = world;
  const { customerId, key } = call;
  if (key === null) {
    const decide = await prepare();
    return JSON.stringify(await store.transaction(decide));
  }
  const keyed: KeyedCall = { customerId, key, fingerprint: fingerprintOf(call) };
  const known = await readKey(store.db, keyed);
  if (known.state === 'answered') return known.answer;
  if (known.state === 'other') return JSON.stringify(no('duplicate-key'));
  const decide = await prepare();
  return store.transaction(async (trx) => {
    const taken = await takeKey(trx, keyed, clock.now());
    if (taken.state === 'answered') return taken.answer;
    if (taken.state === 'other') return JSON.stringify(no('duplicate-key'));
    const answer = JSON.stringify(await decide(trx));
    await keepAnswer(trx, keyed, answer);
    return answer;
  });
}

function fingerprintOf({ asked }: MoneyCall): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex');
}
