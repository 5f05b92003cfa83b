import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { type OpenSession, passkeyByCredential, passkeysOf } from '../../store/index.ts';
import { no, ok, type Answer } from '../answer.ts';
import type { RuleContext } from '../ruleContext.ts';
import { checkAssertion } from './assertion.ts';
import { descriptorsOf, newPasskeyChallenge, requestOptions } from './webauthn.ts';

interface ConfirmedWithdrawal {
  cardId: string;
  /** Whole US dollars. */
  amount: string;
}

function subjectOf(customerId: string, { cardId, amount }: ConfirmedWithdrawal): string {
  return JSON.stringify([customerId, cardId, amount]);
}

/** Options for confirming a withdrawal by a passkey. */
export async function withdrawalOptions(
  context: RuleContext,
  { customerId }: OpenSession,
  withdrawal: ConfirmedWithdrawal,
): Promise<Answer> {
  const passkeys = await passkeysOf(context.store.db, customerId);
  if (passkeys.length === 0) return no('unknown-passkey');
  const subject = subjectOf(customerId, withdrawal);
  const challenge = await newPasskeyChallenge(context, 'withdraw', subject);
  return ok(requestOptions(context, challenge, descriptorsOf(passkeys)));
}

/** Verifies a passkey's confirmation of this withdrawal. */
export async function checkWithdrawalPasskey(
  context: RuleContext,
  { customerId }: OpenSession,
  withdrawal: ConfirmedWithdrawal,
  assertion: AuthenticationResponseJSON,
) {
  const passkey = await passkeyByCredential(context.store.db, customerId, assertion.id);
  const subject = subjectOf(customerId, withdrawal);
  return checkAssertion(context, passkey, assertion, { purpose: 'withdraw', subject });
}
