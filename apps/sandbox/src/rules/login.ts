import { addSession, customerByPhone, dropOldAttempts } from '../store/index.ts';
import { codeOf, no, ok, type Answer } from './answer.ts';
import { deviceWords } from './deviceWords.ts';
import type { RuleContext } from './ruleContext.ts';
import { type Device, newDevice, newToken, readDevice } from './sessions.ts';
import { signedOutRefusal } from './signedOutSecret.ts';

const wrong = 'wrong-credentials';

/** Who wants to log in, and what shows that the password may be looked at. */
export interface Login {
  phone: string;
  password: string;
  /** What an earlier login answered as `device`; null without one. */
  device: string | null;
  /** Of the challenge that an earlier refusal carried; null without one. */
  solution: string | null;
  /** Where the call comes from; null where that says nothing. */
  address: string | null;
  /** Its `User-Agent`, of which the words alone are kept; null without one. */
  userAgent: string | null;
}

/**
 * Opens a session for the phone and password: `{ token, device }`. Idempotency keys that are older
 * than any session that can still be open are forgotten with it: no device holds one of them.
 */
export async function login(context: RuleContext, wanted: Login): Promise<Answer> {
  const { store, clock, onSecurityEvent } = context;
  const { device, deviceHash } = readDevice(wanted.device) ?? newDevice();
  const { customer, isKnownDevice } = await customerByPhone(store.db, wanted.phone, {
    deviceHash,
    at: clock.now(),
  });
  const secret = { given: wanted.password, hash: customer?.passwordHash ?? null };
  const caller = { ...wanted, knownDevice: isKnownDevice ? deviceHash : null };
  const refusal = await signedOutRefusal(context, 'login', caller, secret);
  if (refusal !== null || customer === null) {
    const answer = refusal ?? no(wrong);
    const code = codeOf(answer) ?? wrong;
    onSecurityEvent?.({ kind: 'failed-login', subject: `login:${wanted.phone}`, code });
    return answer;
  }
  return openNewSession(context, customer.customerId, {
    device,
    deviceHash,
    isKnownDevice,
    userAgent: wanted.userAgent,
  });
}

/** The device that a session is opened on. */
interface LoginDevice extends Device {
  /** The customer has logged in on it lately. */
  isKnownDevice: boolean;
  /** What its browser says of itself, of which the words alone are kept; null without. */
  userAgent: string | null;
}

/** Opens a session for a customer who has shown who it is: `{ token, device }`. */
export async function openNewSession(
  { store, clock, sessionLife, onSecurityEvent }: RuleContext,
  customerId: string,
  { device, deviceHash, isKnownDevice, userAgent }: LoginDevice,
): Promise<Answer> {
  const session = newToken(customerId);
  const at = clock.now();
  await addSession(store.db, {
    ...session.key,
    deviceHash,
    isKnownDevice,
    words: deviceWords(userAgent),
    at,
    expiresAt: at + sessionLife.ageMs,
    idleSince: at - sessionLife.idleMs,
    keysSince: at - sessionLife.ageMs,
  });
  await dropOldAttempts(store.db, at);
  onSecurityEvent?.({ kind: 'login', customerId });
  if (!isKnownDevice) onSecurityEvent?.({ kind: 'new-device', customerId });
  return ok({ token: session.token, device });
}
