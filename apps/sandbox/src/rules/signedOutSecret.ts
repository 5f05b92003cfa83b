import { type Customer, customerByPhone, forgetTries, type Trx } from '../store/index.ts';
import { strangersAdmission, type LimitedSubject, type StrangersLimits } from './admission.ts';
import { codeOf, no, type Answer } from './answer.ts';
import {
  addressLimit,
  challengedLimit,
  challengedLimits,
  overallLimit,
  secretLimit,
} from './attemptLimits.ts';
import type { RuleContext } from './ruleContext.ts';
import { type Device, newDevice, readDevice } from './sessions.ts';
import { checkSecret, withAttemptLimit, type GivenSecret } from './withAttemptLimit.ts';

export interface Caller {
  phone: string;
  /** Solution of the challenge in an earlier refusal. */
  solution: string | null;
  /** Caller's address; null if unknown. */
  address: string | null;
}

export interface CallerWithDevice extends Caller {
  /** Device secret from the answer to an earlier login. */
  device: string | null;
}

interface SignedOutCaller extends Caller {
  /** Hash of a device that the customer has logged in on. */
  knownDevice: string | null;
}

interface Authenticated {
  customer: Customer;
  device: Device & { isKnownDevice: boolean };
}

const failures = { login: 'failed-login', code: 'failed-reset' } as const;

/** Purpose of the secret: the password at a login, or the transaction code at a password reset. */
type SignedOutSecret = 'login' | 'code';

const wrongCodes = { login: 'wrong-credentials', code: 'wrong-code' } as const;

/**
 * Finds the customer of a phone and verifies a secret without a session; returns the customer or
 * the refusal.
 */
export async function authenticate(
  context: RuleContext,
  kind: SignedOutSecret,
  caller: CallerWithDevice,
  secret: string,
): Promise<Authenticated | Answer> {
  const device = readDevice(caller.device) ?? newDevice();
  const { deviceHash } = device;
  const { customer, isKnownDevice } = await customerByPhone(context.store.db, caller.phone, {
    deviceHash,
    at: context.clock.now(),
  });
  const hash = (kind === 'login' ? customer?.passwordHash : customer?.codeHash) ?? null;
  const signedOut = { ...caller, knownDevice: isKnownDevice ? deviceHash : null };
  const refusal = await signedOutRefusal(context, kind, signedOut, { input: secret, hash });
  if (refusal === null && customer !== null) {
    return { customer, device: { ...device, isKnownDevice } };
  }
  const refused = refusal ?? no(wrongCodes[kind]);
  context.onSecurityEvent?.({
    kind: failures[kind],
    subject: `${kind}:${caller.phone}`,
    customerId: customer?.customerId ?? null,
    code: codeOf(refused) ?? '',
  });
  return refused;
}

/**
 * Verifies a secret without a session; returns the refusal, or null. A known device has tries of
 * its own, which strangers cannot use up. When these are used up, the device shares the tries of
 * strangers.
 */
export async function signedOutRefusal(
  context: RuleContext,
  kind: SignedOutSecret,
  caller: SignedOutCaller,
  secret: GivenSecret,
): Promise<Answer | null> {
  const wrong = wrongCodes[kind];
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
  const from: LimitedSubject[] =
    address === null ? [] : [{ subject: `${kind}-from:${address}`, limit: addressLimit }];
  const atAddress: LimitedSubject[] =
    address === null ? [] : [{ subject: `${subject}@${address}`, limit: challengedLimit }];
  // Limits the tries from all addresses together to so few that nobody can guess a code of six
  // digits or a password.
  const inAll: LimitedSubject = { subject: `${subject}@all`, limit: challengedLimits[kind] };
  return {
    free: [{ subject, limit: secretLimit }, ...from, { subject: kind, limit: overallLimit }],
    challenged: [...atAddress, inAll],
  };
}

/**
 * Forgets the tries for an old password, because the owner may log in on a device that is no longer
 * known.
 */
export function forgetLoginTries(trx: Trx, phone: string): Promise<void> {
  return forgetTries(trx, [`login:${phone}`, `login:${phone}@all`]);
}
