import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import {
  type OpenSession,
  type PasskeyPurpose,
  passkeyByCredential,
  passkeysOf,
} from '../../store/index.ts';
import { no, ok, type Answer } from '../answer.ts';
import type { RuleContext } from '../ruleContext.ts';
import { checkAssertion } from './assertion.ts';
import { descriptorsOf, newPasskeyChallenge, requestOptions } from './webauthn.ts';

/**
 * An operation that a passkey confirms, with every detail that the customer has reviewed. A
 * challenge is valid for one subject, so a signature confirms nothing else.
 */
export interface ConfirmedOperation {
  purpose: PasskeyPurpose;
  details: readonly (string | null)[];
}

function subjectOf({ customerId }: OpenSession, { details }: ConfirmedOperation): string {
  return JSON.stringify([customerId, ...details]);
}

/**
 * Returns options for confirming an operation by a passkey; refuses a customer whose passkeys are
 * all paused, or who has none.
 */
export async function confirmationOptions(
  context: RuleContext,
  session: OpenSession,
  decide: () => Promise<ConfirmedOperation | Answer>,
): Promise<Answer> {
  const all = await passkeysOf(context.store.db, session.customerId);
  const passkeys = all.filter((passkey) => passkey.paused_at === null);
  if (passkeys.length === 0) return no(all.length === 0 ? 'unknown-passkey' : 'passkey-paused');
  const operation = await decide();
  if ('msg' in operation) return operation;
  const subject = subjectOf(session, operation);
  const challenge = await newPasskeyChallenge(context, operation.purpose, subject);
  return ok(requestOptions(context, challenge, descriptorsOf(passkeys)));
}

/**
 * Verifies a passkey's signature for an operation. Returns the checked assertion, or the refusal.
 */
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
