import { strangersAdmission, type Limited, type StrangersLimits } from './admission.ts';
import { codeOf, type Answer } from './answer.ts';
import {
  addressLimit,
  challengedCodeLimit,
  challengedLimit,
  overallLimit,
  secretLimit,
} from './attemptLimits.ts';
import type { RuleContext } from './ruleContext.ts';
import { checkSecret, withAttemptLimit, type GivenSecret } from './withAttemptLimit.ts';

/** Who gives a secret without a session, and what shows that it may be looked at. */
export interface SignedOutCaller {
  phone: string;
  /** The hash of the device, where the customer of the phone has logged in on it; else null. */
  knownDevice: string | null;
  /** Of the challenge that an earlier refusal carried; null without one. */
  solution: string | null;
  /** Where the call comes from; null where that says nothing. */
  address: string | null;
}

/** The secret that a call without a session is made with: of the login, of the forgotten password. */
export type SignedOutSecret = 'login' | 'code';

/**
 * Checks a secret that is given without a session; answers the refusal, or null when it is right.
 *
 * A device that the customer has logged in on before has tries of its own, which strangers cannot
 * use up; when they are used up, it is a stranger like others.
 */
export async function signedOutRefusal(
  context: RuleContext,
  kind: SignedOutSecret,
  caller: SignedOutCaller,
  secret: GivenSecret,
): Promise<Answer | null> {
  const wrong = kind === 'login' ? 'wrong-credentials' : 'wrong-code';
  const { phone, knownDevice, solution } = caller;
  if (knownDevice !== null) {
    const subject = `${kind}-device:${phone}:${knownDevice}`;
    const refusal = await withAttemptLimit(context, subject, secret, wrong);
    if (refusal === null || codeOf(refusal) !== 'too-many-attempts') return refusal;
  }
  const admitted = await strangersAdmission(context, limitsOf(kind, caller), solution);
  return checkSecret(context, admitted, secret, wrong);
}

function limitsOf(kind: SignedOutSecret, { phone, address }: SignedOutCaller): StrangersLimits {
  const subject = `${kind}:${phone}`;
  const from: Limited[] =
    address === null ? [] : [{ subject: `${kind}-from:${address}`, limit: addressLimit }];
  const atAddress: Limited[] =
    address === null ? [] : [{ subject: `${subject}@${address}`, limit: challengedLimit }];
  // So few of a million codes are checked that guessing fails from any number of addresses.
  const inAll: Limited[] =
    kind === 'code' ? [{ subject: `${subject}@all`, limit: challengedCodeLimit }] : [];
  return {
    free: [{ subject, limit: secretLimit }, ...from, { subject: kind, limit: overallLimit }],
    challenged: [...atAddress, ...inAll],
  };
}
