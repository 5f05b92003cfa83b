import { checkPasswordChange } from '@corro/domain';
import {
  customerById,
  endSessions,
  replacePassword,
  type Customer,
  type OpenSession,
  type Trx,
} from '../store/index.ts';
import { alertCustomer } from './accountAlerts.ts';
import { no, ok, type Answer } from './answer.ts';
import { endEarlierAccess } from './recovery.ts';
import type { RuleContext } from './ruleContext.ts';
import { hashSecret } from './secrets.ts';
import { returnTries, sessionSecretRefusal } from './sessionSecret.ts';
import { authenticate, type CallerWithDevice, forgetLoginTries } from './signedOutSecret.ts';

/**
 * Replaces the password, forgets the wrong tries for the old one and runs `follow`, in one
 * transaction. Returns false if another call has changed the password meanwhile.
 */
async function putPassword(
  { store }: RuleContext,
  customer: Customer,
  password: string,
  follow: (trx: Trx) => Promise<void>,
): Promise<boolean> {
  const passwordHash = await hashSecret(password);
  return store.transaction(async (trx) => {
    const changed = await replacePassword(trx, customer, passwordHash);
    if (!changed) return false;
    await forgetLoginTries(trx, customer.phone);
    await follow(trx);
    return true;
  });
}

/** Verifies the password within a session; returns the refusal, or null. */
export function passwordRefusal(
  context: RuleContext,
  session: OpenSession,
  { passwordHash }: Customer,
  password: string,
): Promise<Answer | null> {
  const secret = { input: password, hash: passwordHash };
  return sessionSecretRefusal(context, session, 'password', secret);
}

/** Changes the password. All other sessions end and all devices are forgotten. */
export async function changePassword(
  context: RuleContext,
  session: OpenSession,
  input: { password: string; newPassword: string },
): Promise<Answer> {
  const customer = await customerById(context.store.db, session.customerId);
  if (customer === null) return no('wrong-password');
  if (await isWeakPassword(input.newPassword, customer.phone)) return no('weak-password');
  const refusal = await passwordRefusal(context, session, customer, input.password);
  if (refusal !== null) return refusal;
  const { customerId } = customer;
  const changed = await putPassword(context, customer, input.newPassword, async (trx) => {
    await endSessions(trx, customerId, session);
    await alertCustomer(trx, { customerId, at: context.clock.now() }, 'password-changed');
  });
  if (!changed) return no('wrong-password');
  context.onSecurityEvent?.({ kind: 'password-changed', customerId });
  return ok();
}

/** Chat message, in Spanish. */
const resetText =
  'Tu contraseña se cambió con tu NIP de operaciones. Por seguridad cerramos todas tus sesiones, ' +
  'detuvimos los retiros pendientes y los nuevos quedan en pausa 24 horas. Si no fuiste tú, ' +
  'escríbenos aquí de inmediato.';

interface PasswordReset extends CallerWithDevice {
  code: string;
  newPassword: string;
}

/**
 * Resets the password with the transaction code (openapi, x-assumed) and ends all earlier access. A
 * customer without a code gets the same refusal as an unknown phone, so that the answer does not
 * reveal who is registered or has a code.
 */
export async function resetPassword(context: RuleContext, input: PasswordReset): Promise<Answer> {
  if (await isWeakPassword(input.newPassword, input.phone)) return no('weak-password');
  const at = context.clock.now();
  const authenticated = await authenticate(context, 'code', input, input.code);
  if ('msg' in authenticated) return authenticated;
  const { customer } = authenticated;
  const { customerId } = customer;
  const recovery = { customerId, at, text: resetText, session: null };
  const changed = await putPassword(context, customer, input.newPassword, (trx) =>
    endEarlierAccess(trx, recovery),
  );
  if (!changed) return no('wrong-code');
  await returnTries(context, 'password', { customerId, session: null });
  await returnTries(context, 'code', { customerId, session: null });
  context.onSecurityEvent?.({ kind: 'password-reset', customerId });
  return ok();
}

let common: Promise<ReadonlySet<string>> | null = null;

/** Some 49,000 leaked passwords in lower case, loaded on first use. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/**
 * Words of the product and of its trade. They are easy to guess, alone or with digits and signs.
 */
const contextWords = new Set([
  'corro',
  'broker',
  'corredor',
  'bolsa',
  'acciones',
  'inversion',
  'inversión',
  'inversiones',
  'trading',
  'dinero',
  'banco',
  'retiro',
]);

/**
 * True if a new password fails the app's rules, is among the most common ones, or is a word of the
 * trade. `phone` is the customer's.
 */
export async function isWeakPassword(password: string, phone: string): Promise<boolean> {
  const change = { currentPassword: 'given', newPassword: password, confirmation: password, phone };
  if (checkPasswordChange(change).length > 0) return true;
  const text = password.normalize('NFC').toLowerCase();
  if (contextWords.has(text.replaceAll(/\P{L}/gu, ''))) return true;
  common ??= commonPasswords();
  return (await common).has(text);
}
