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

export interface SignedOutCaller {
  phone: string;
  /** Hash of a device that the customer has logged in on. */
  knownDevice: string | null;
  /** Solution of the challenge in an earlier refusal. */
  solution: string | null;
  /** Caller's address; null if unknown. */
  address: string | null;
}

/** Secret of the login, or of the password reset. */
export type SignedOutSecret = 'login' | 'code';

/**
 * Verifies a secret without a session; returns the refusal, or null. A known device has its own
 * tries, which strangers cannot use up; after those it counts as a stranger.
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
  // Few enough of a million codes that guessing from many addresses fails.
  const inAll: Limited[] =
    kind === 'code' ? [{ subject: `${subject}@all`, limit: challengedCodeLimit }] : [];
  return {
    free: [{ subject, limit: secretLimit }, ...from, { subject: kind, limit: overallLimit }],
    challenged: [...atAddress, ...inAll],
  };
}
