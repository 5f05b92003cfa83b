import { openSession, type OpenSession } from '../store/index.ts';
import { callPortion } from './jobs/jobWorker.ts';
import { readToken } from './tokens.ts';
import type { RuleContext } from './ruleContext.ts';

/**
 * The session that the token opens, with its customer's first due jobs and the earlier answer to the
 * call's Idempotency-Key; null when there is no such session or it has ended.
 */
export async function sessionOf(
  { store, clock }: RuleContext,
  token: string,
  idempotencyKey: string | null,
): Promise<OpenSession | null> {
  const key = readToken(token);
  const asked = { at: clock.now(), idempotencyKey, mostJobs: callPortion };
  return key && openSession(store.db, key, asked);
}
