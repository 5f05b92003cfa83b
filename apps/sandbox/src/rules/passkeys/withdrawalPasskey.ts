import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { type OpenSession, passkeyByCredential, passkeysOf } from '../../store/index.ts';
import { no, ok, type Answer } from '../answer.ts';
import type { RuleContext } from '../ruleContext.ts';
import { checkAssertion } from './assertion.ts';
import { newPasskeyChallenge, requestOptions } from './challenges.ts';
import { descriptorsOf } from './credentials.ts';

/** The withdrawal that a passkey confirms: of this amount, to this card. */
interface ConfirmedWithdrawal {
  cardId: string;
  /** Whole US dollars. */
  amount: string;
}

function subjectOf(customerId: string, { cardId, amount }: ConfirmedWithdrawal): string {
  return JSON.stringify([customerId, cardId, amount]);
}

/** What the browser needs to confirm one withdrawal by one of the customer's passkeys. */
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

/** Checks that a passkey of the customer's confirms this withdrawal. */
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
