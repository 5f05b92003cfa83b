import type { OpenSession } from '../store/index.ts';
import { codeOf, no, type Answer } from './answer.ts';
import type { RuleContext } from './ruleContext.ts';
import { withAttemptLimit } from './withAttemptLimit.ts';

/**
 * Verifies the transaction code of an order or a change; returns the refusal, or null. `otherwise`,
 * another refusal of the order, comes before the code is checked, so that such an order costs no
 * try. Call it before the transaction, because hashing is slow on purpose and a wrong code must
 * count even if no order is stored.
 */
export async function codeRefusal(
  context: RuleContext,
  { customerId, codeHash }: Pick<OpenSession, 'customerId' | 'codeHash'>,
  code: string | null,
  otherwise: Answer | null,
): Promise<Answer | null> {
  if (codeHash === null) return no('no-transaction-code');
  if (otherwise !== null) return otherwise;
  if (code === null) return no('wrong-authorization-password');
  // Separate from the tries of the password reset, which strangers can use up.
  const subject = `order-code:${customerId}`;
  const secret = { given: code, hash: codeHash };
  const wrong = 'wrong-authorization-password';
  const refusal = await withAttemptLimit(context, subject, secret, wrong);
  const refusedWith = refusal && codeOf(refusal);
  if (refusedWith !== null) {
    context.onSecurityEvent?.({ kind: 'wrong-code', customerId, code: refusedWith });
  }
  return refusal;
}
