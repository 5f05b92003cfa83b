import { checkPasswordChange } from '@corro/domain';
import {
  addMessage,
  customerById,
  customerByPhone,
  endSessions,
  holdWithdrawals,
  replacePassword,
  type Customer,
  type SessionKey,
  type Trx,
} from '../store/index.ts';
import { no, ok, type Answer } from './answer.ts';
import type { RuleContext } from './ruleContext.ts';
import { hashSecret } from './secrets.ts';
import { newDevice, readDevice } from './sessions.ts';
import { signedOutRefusal } from './signedOutSecret.ts';
import { withAttemptLimit } from './withAttemptLimit.ts';

/** Gives the customer a new password, and does in the same transaction what follows from it. */
async function putPassword(
  { store }: RuleContext,
  customer: Customer,
  password: string,
  follow: (trx: Trx) => Promise<void>,
): Promise<boolean> {
  const passwordHash = await hashSecret(password);
  return store.transaction(async (trx) => {
    const changed = await replacePassword(trx, customer, passwordHash);
    if (changed) await follow(trx);
    return changed;
  });
}

/**
 * The refusal of a login password that is asked for once more in a session, or null. Its tries are
 * apart from those of the login, which strangers can use up.
 */
export function passwordRefusal(
  context: RuleContext,
  { customerId, passwordHash }: Customer,
  password: string,
): Promise<Answer | null> {
  const secret = { given: password, hash: passwordHash };
  return withAttemptLimit(context, `password:${customerId}`, secret, 'wrong-password');
}

/** A new login password for who knows the old one. Every other session ends, and no device is known any more. */
export async function changePassword(
  context: RuleContext,
  session: SessionKey,
  wanted: { password: string; newPassword: string },
): Promise<Answer> {
  const customer = await customerById(context.store.db, session.customerId);
  if (customer === null) return no('wrong-password');
  if (await isWeakPassword(wanted.newPassword, customer.phone)) return no('weak-password');
  const refusal = await passwordRefusal(context, customer, wanted.password);
  if (refusal !== null) return refusal;
  const changed = await putPassword(context, customer, wanted.newPassword, (trx) =>
    endSessions(trx, customer.customerId, session),
  );
  if (!changed) return no('wrong-password');
  context.onSecurityEvent?.({ kind: 'password-changed', customerId: customer.customerId });
  return ok();
}

/** As long a secret that was reset by the other one moves no money out: time for its owner to notice. */
const withdrawalHoldMs = 24 * 3_600_000;

/** Holds the customer's withdrawals for a day, and has customer service write why. */
export async function pauseWithdrawals(
  trx: Trx,
  { customerId, at, text }: { customerId: string; at: number; text: string },
): Promise<void> {
  await holdWithdrawals(trx, customerId, at + withdrawalHoldMs);
  await addMessage(trx, {
    customerId,
    author: 'agent',
    text,
    clientKey: null,
    caseNumber: null,
    at,
  });
}

/** What customer service writes then, in the language of most customers. */
const resetText =
  'Tu contraseña se cambió con tu NIP de operaciones. Por seguridad cerramos todas tus sesiones, y ' +
  'los retiros quedan en pausa 24 horas. Si no fuiste tú, escríbenos aquí de inmediato.';

/** Who wants a new password without the old one. */
interface PasswordReset {
  phone: string;
  code: string;
  newPassword: string;
  /** What an earlier login answered as `device`; null without one. */
  device: string | null;
  /** Of the challenge that an earlier refusal carried; null without one. */
  solution: string | null;
  /** Where the call comes from; null where that says nothing. */
  address: string | null;
}

/**
 * A new login password for who knows the transaction code: the second secret that a customer has
 * (openapi, x-assumed). Every session ends, no device is known any more, withdrawals are held for a
 * day, and the chat says so. A customer without a code is refused like a stranger: the
 * answer must not tell who is registered, or who has a code.
 */
export async function resetPassword(context: RuleContext, wanted: PasswordReset): Promise<Answer> {
  if (await isWeakPassword(wanted.newPassword, wanted.phone)) return no('weak-password');
  const at = context.clock.now();
  const { deviceHash } = readDevice(wanted.device) ?? newDevice();
  const { customer, isKnownDevice } = await customerByPhone(context.store.db, wanted.phone, {
    deviceHash,
    at,
  });
  const secret = { given: wanted.code, hash: customer?.codeHash ?? null };
  const caller = { ...wanted, knownDevice: isKnownDevice ? deviceHash : null };
  const refusal = await signedOutRefusal(context, 'code', caller, secret);
  if (refusal !== null) return refusal;
  if (customer === null) return no('wrong-code');
  const { customerId } = customer;
  const changed = await putPassword(context, customer, wanted.newPassword, async (trx) => {
    await endSessions(trx, customerId, null);
    await pauseWithdrawals(trx, { customerId, at, text: resetText });
  });
  if (!changed) return no('wrong-code');
  context.onSecurityEvent?.({ kind: 'password-reset', customerId });
  return ok();
}

let common: Promise<ReadonlySet<string>> | null = null;

/** Some 49,000 passwords that leaked most, in lower case; read when the first one is chosen. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/**
 * Whether a password to be is too short, or among those that are tried first: what the app refuses
 * before it sends, and a list that is too long for a phone. `phone`: the customer's own.
 */
export async function isWeakPassword(password: string, phone: string): Promise<boolean> {
  const change = { currentPassword: 'given', newPassword: password, confirmation: password, phone };
  if (checkPasswordChange(change).length > 0) return true;
  common ??= commonPasswords();
  return (await common).has(password.toLowerCase());
}
