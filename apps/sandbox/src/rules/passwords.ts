import { checkPasswordChange, checkTransactionCode } from '@corro/domain';
import {
  customerById,
  customerByPhone,
  endSessions,
  replaceCode,
  replacePassword,
  type Customer,
  type SessionKey,
} from '../store/index.ts';
import { no, ok, type Answer } from './answer.ts';
import { withAttemptLimit } from './withAttemptLimit.ts';
import { hashSecret } from './secrets.ts';
import type { World } from './world.ts';

function isWeak(password: string): boolean {
  const form = { currentPassword: 'given', newPassword: password, confirmation: password };
  return checkPasswordChange(form).length > 0;
}

/** Gives the customer a new password and ends the sessions, all of them or all but one. */
async function putPassword(
  { store }: World,
  customer: Customer,
  password: string,
  except: SessionKey | null,
): Promise<boolean> {
  const passwordHash = await hashSecret(password);
  return store.transaction(async (trx) => {
    const changed = await replacePassword(trx, customer, passwordHash);
    if (changed) await endSessions(trx, customer.customerId, except);
    return changed;
  });
}

/**
 * The refusal of a login password that is asked for once more in a session, or null. Its tries are
 * apart from those of the login, which strangers can use up.
 */
function passwordRefusal(
  world: World,
  { customerId, passwordHash }: Customer,
  password: string,
): Promise<Answer | null> {
  const secret = { given: password, hash: passwordHash };
  return withAttemptLimit(world, `password:${customerId}`, secret, 'wrong-password');
}

/** A new login password for who knows the old one. Every other session ends. */
export async function changePassword(
  world: World,
  session: SessionKey,
  wanted: { password: string; newPassword: string },
): Promise<Answer> {
  const customer = await customerById(world.store.db, session.customerId);
  if (customer === null) return no('wrong-password');
  if (isWeak(wanted.newPassword)) return no('weak-password');
  const refusal = await passwordRefusal(world, customer, wanted.password);
  if (refusal !== null) return refusal;
  const changed = await putPassword(world, customer, wanted.newPassword, session);
  return changed ? ok() : no('wrong-password');
}

/**
 * A new login password for who knows the transaction code: the second secret that a customer has
 * (openapi, x-assumed). Every session ends.
 */
export async function resetPassword(
  world: World,
  wanted: { phone: string; code: string; newPassword: string },
): Promise<Answer> {
  if (isWeak(wanted.newPassword)) return no('weak-password');
  const customer = await customerByPhone(world.store.db, wanted.phone);
  const hasNone = customer !== null && customer.codeHash === null;
  const wrong = hasNone ? 'no-transaction-code' : 'wrong-code';
  const secret = { given: wanted.code, hash: customer?.codeHash ?? null };
  const refusal = await withAttemptLimit(world, `code:${wanted.phone}`, secret, wrong);
  if (refusal !== null) return refusal;
  if (customer === null) return no(wrong);
  const changed = await putPassword(world, customer, wanted.newPassword, null);
  return changed ? ok() : no('wrong-code');
}

/**
 * Sets the customer's first transaction code. One that is there is replaced only with the login
 * password beside it: a session alone must not be enough to take over what guards the money.
 */
export async function setTransactionCode(
  world: World,
  customerId: string,
  wanted: { code: string; password: string | null },
): Promise<Answer> {
  if (checkTransactionCode({ code: wanted.code, confirmation: wanted.code }).length > 0) {
    return no('invalid-transaction-code');
  }
  const customer = await customerById(world.store.db, customerId);
  if (customer === null) return no('wrong-password');
  if (customer.codeHash !== null) {
    if (wanted.password === null) return no('transaction-code-exists');
    const refusal = await passwordRefusal(world, customer, wanted.password);
    if (refusal !== null) return refusal;
  }
  const codeHash = await hashSecret(wanted.code);
  const changed = await replaceCode(world.store.db, customer, codeHash);
  return changed ? ok() : no('transaction-code-exists');
}
