import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { type OpenSession, passkeyByCredential, passkeysOf } from '../../store/index.ts';
import { no, ok, type Answer } from '../answer.ts';
import type { ConfirmedOperation } from '../confirmation.ts';
import type { RuleContext } from '../ruleContext.ts';
import { checkAssertion } from './assertion.ts';
import { descriptorsOf, newPasskeyChallenge, requestOptions } from './webauthn.ts';

function subjectOf({ customerId }: OpenSession, { details }: ConfirmedOperation): string {
  return JSON.stringify([customerId, ...details]);
}

/** Options for confirming an operation by a passkey; refuses a customer without one. */
export async function confirmationOptions(
  context: RuleContext,
  session: OpenSession,
  decide: () => Promise<ConfirmedOperation | Answer>,
): Promise<Answer> {
  const all = await passkeysOf(context.store.db, session.customerId);
  const passkeys = all.filter((one) => one.paused_at === null);
  if (passkeys.length === 0) return no(all.length === 0 ? 'unknown-passkey' : 'passkey-paused');
  const operation = await decide();
  if ('msg' in operation) return operation;
  const subject = subjectOf(session, operation);
  const challenge = await newPasskeyChallenge(context, operation.purpose, subject);
  return ok(requestOptions(context, challenge, descriptorsOf(passkeys)));
}

/** Verifies a passkey's confirmation of an operation. */
export async function checkConfirmingPasskey(
  context: RuleContext,
  session: OpenSession,
  operation: ConfirmedOperation,
  assertion: AuthenticationResponseJSON,
) {
  const passkey = await passkeyByCredential(context.store.db, session.customerId, assertion.id);
  const subject = subjectOf(session, operation);
  return checkAssertion(context, passkey, assertion, { purpose: operation.purpose, subject });
}
