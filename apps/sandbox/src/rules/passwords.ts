import { checkTransactionCode } from '@corro/domain';
import {
  addMessage,
  customerById,
  customerByPhone,
  endSessions,
  holdWithdrawals,
  replaceCode,
  replacePassword,
  type Customer,
  type OpenSession,
  type SessionKey,
  type Trx,
} from '../store/index.ts';
import { no, ok, type Answer } from './answer.ts';
import { hashSecret } from './secrets.ts';
import { isWeakPassword } from './weakPasswords.ts';
import { signedOutRefusal } from './signedOutSecret.ts';
import { newDevice, readDevice } from './tokens.ts';
import { withAttemptLimit } from './withAttemptLimit.ts';
import type { RuleContext } from './ruleContext.ts';

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
function passwordRefusal(
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

/** As long a password that was reset by the code moves no money out: time for its owner to notice. */
const withdrawalHoldMs = 24 * 3_600_000;

/** What customer service writes then, in the language of most customers. */
const resetText =
  'Tu contraseña se cambió con tu NIP de operaciones. Por seguridad cerramos todas tus sesiones, y ' +
  'los retiros quedan en pausa 24 horas. Si no fuiste tú, escríbenos aquí de inmediato.';

/** Who wants a new password without the old one. */
export interface PasswordReset {
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
    await holdWithdrawals(trx, customerId, at + withdrawalHoldMs);
    await addMessage(trx, { customerId, author: 'agent', text: resetText, clientKey: null, at });
  });
  if (!changed) return no('wrong-code');
  context.onSecurityEvent?.({ kind: 'password-reset', customerId });
  return ok();
}

/** For as long after a login a first transaction code is set without the password. */
const freshLoginMs = 10 * 60_000;

/**
 * Sets the customer's first transaction code. One that is there is replaced only with the login
 * password beside it, and the first one takes it too where the login is more than ten minutes ago: a
 * session alone must not be enough to take over what guards the money.
 */
export async function setTransactionCode(
  context: RuleContext,
  session: OpenSession,
  wanted: { code: string; password: string | null },
): Promise<Answer> {
  const customer = await customerById(context.store.db, session.customerId);
  if (customer === null) return no('wrong-password');
  const { code, password } = wanted;
  const [problem] = checkTransactionCode({ code, confirmation: code, phone: customer.phone });
  if (problem !== undefined) {
    const isEasy = problem.code === 'new-code-too-easy';
    return no(isEasy ? 'weak-transaction-code' : 'invalid-transaction-code');
  }
  if (password !== null) {
    const refusal = await passwordRefusal(context, customer, password);
    if (refusal !== null) return refusal;
  } else if (customer.codeHash !== null) {
    return no('transaction-code-exists');
  } else if (context.clock.now() - session.createdAt > freshLoginMs) {
    return no('password-required');
  }
  const codeHash = await hashSecret(code);
  const changed = await replaceCode(context.store.db, customer, codeHash);
  if (!changed) return no('transaction-code-exists');
  context.onSecurityEvent?.({ kind: 'code-set', customerId: customer.customerId });
  return ok();
}
