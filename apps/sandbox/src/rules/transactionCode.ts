import type { OpenSession } from '../store/index.ts';
import { no, type Answer } from './answer.ts';
import type { RuleContext } from './ruleContext.ts';
import { withAttemptLimit } from './withAttemptLimit.ts';

/**
 * The refusal of an order, or of a change of the code, that its transaction code does not carry, or
 * null. `otherwise` is the refusal that the order has for another reason: it comes before the code is
 * looked at, so that an order which cannot be carried out costs no try.
 *
 * Slow on purpose, and a wrong code must be counted even though the order is not carried out: so it
 * is called before the transaction that moves the money, never inside.
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
  // Apart from the forgotten password's count, which strangers can use up with a phone number alone.
  const subject = `order-code:${customerId}`;
  const secret = { given: code, hash: codeHash };
  return withAttemptLimit(context, subject, secret, 'wrong-authorization-password');
}
