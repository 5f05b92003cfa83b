import type { OpenSession } from '../store/index.ts';
import { no, type Answer } from './answer.ts';
import type { RuleContext } from './ruleContext.ts';
import { sessionSecretRefusal } from './sessionSecret.ts';

/**
 * Verifies the transaction code of an order or a change; returns the refusal, or null. `otherwise`
 * is a refusal for another reason: it is returned before the code is checked, so that such an order
 * uses up no try. Call this function before the transaction, because hashing is slow on purpose and
 * because a wrong code must count even if no order is stored.
 */
export async function codeRefusal(
  context: RuleContext,
  session: Pick<OpenSession, 'customerId' | 'tokenHash' | 'codeHash' | 'proofs'>,
  code: string | null,
  otherwise: Answer | null,
): Promise<Answer | null> {
  const { codeHash } = session;
  if (codeHash === null) return no('no-transaction-code');
  if (otherwise !== null) return otherwise;
  if (code === null) return no('wrong-authorization-password');
  return sessionSecretRefusal(context, session, 'code', { input: code, hash: codeHash });
}
