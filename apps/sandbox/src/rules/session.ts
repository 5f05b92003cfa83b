import { openSession, type OpenSession } from '../store/index.ts';
import { callPortion } from './due/dueWorker.ts';
import { readToken } from './tokens.ts';
import type { World } from './world.ts';

/**
 * The session that the token opens, with the first of what is due for its customer and what
 * is known of the call's Idempotency-Key; null when there is none or it has ended.
 */
export async function sessionOf(
  { store, clock }: World,
  token: string,
  idempotencyKey: string | null,
): Promise<OpenSession | null> {
  const key = readToken(token);
  const asked = { at: clock.now(), idempotencyKey, mostDue: callPortion };
  return key && openSession(store.db, key, asked);
}
