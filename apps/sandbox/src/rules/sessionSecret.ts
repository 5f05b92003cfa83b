import {
  type DeviceProof,
  forgetTries,
  type OpenSession,
  proveDevice,
  sessionId,
  type SessionKey,
} from '../store/index.ts';
import { jointAdmission, type LimitedSubject } from './admission.ts';
import { alertCustomer } from './accountAlerts.ts';
import { type Answer, codeOf } from './answer.ts';
import { secretLimit, sessionsLimit } from './attemptLimits.ts';
import type { RuleContext } from './ruleContext.ts';
import { checkSecret, type GivenSecret } from './withAttemptLimit.ts';

const subjects: Readonly<Record<DeviceProof, string>> = {
  password: 'password',
  code: 'order-code',
};

const wrongCodes = { password: 'wrong-password', code: 'wrong-authorization-password' } as const;

/**
 * Verifies a secret within a session; returns the refusal, or null. Tries within a session are
 * counted separately from tries without a session, which strangers can use up. Each session has
 * tries of its own, so that a stolen session does not use up the owner's. All sessions together
 * also have a limit per day, so that a thief gains nothing by opening many sessions. A device on
 * which the last secret was right (a proof) is exempt from this shared limit, because a thief on
 * other devices can use it up.
 */
export async function sessionSecretRefusal(
  context: RuleContext,
  session: SessionKey & Pick<OpenSession, 'proofs'>,
  kind: DeviceProof,
  secret: GivenSecret,
): Promise<Answer | null> {
  const subject = subjectOf(session.customerId, kind);
  const ofSession: LimitedSubject = {
    subject: `${subject}@${sessionId(session)}`,
    limit: secretLimit,
  };
  const all: LimitedSubject = { subject, limit: sessionsLimit };
  const isProven = session.proofs[kind];
  const admission = jointAdmission(context, isProven ? [ofSession] : [ofSession, all]);
  const refusal = await checkSecret(context, admission, secret, wrongCodes[kind]);
  const code = refusal === null ? null : codeOf(refusal);
  if (code !== null) {
    const wrong = kind === 'code' ? 'wrong-code' : 'wrong-password';
    context.onSecurityEvent?.({ kind: wrong, customerId: session.customerId, code });
  }
  const isWrong = code === wrongCodes[kind];
  // Of the wrong tries, only the last allowed one has a refusal with the time to wait.
  if (isWrong && typeof refusal?.data === 'object') {
    const recipient = { customerId: session.customerId, at: context.clock.now() };
    await alertCustomer(context.store.db, recipient, 'wrong-secrets');
  }
  if (isProven ? isWrong : code === null) {
    await proveDevice(context.store.db, session, kind, isWrong ? null : context.clock.now());
  }
  return refusal;
}

/** Subject of the tries that all sessions of a customer share. */
function subjectOf(customerId: string, kind: DeviceProof): string {
  return `${subjects[kind]}:${customerId}`;
}

/** Gives back the used tries of a secret: those that all sessions share, and those of `session`. */
export async function returnTries(
  { store }: RuleContext,
  kind: DeviceProof,
  { customerId, session }: { customerId: string; session: SessionKey | null },
): Promise<void> {
  const subject = subjectOf(customerId, kind);
  const sessionSubjects = session === null ? [] : [`${subject}@${sessionId(session)}`];
  await forgetTries(store.db, [subject, ...sessionSubjects]);
}
