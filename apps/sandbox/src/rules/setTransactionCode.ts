import { checkTransactionCode } from '@corro/domain';
import {
  customerById,
  endOtherSessions,
  lockCash,
  proveDevice,
  replaceCode,
  requireOpenSession,
  type Customer,
  type OpenSession,
} from '../store/index.ts';
import { alertCustomer } from './accountAlerts.ts';
import { no, ok, type Answer } from './answer.ts';
import { passwordRefusal } from './passwords.ts';
import { endEarlierAccess } from './recovery.ts';
import type { RuleContext } from './ruleContext.ts';
import { hashSecret } from './secrets.ts';
import { returnTries } from './sessionSecret.ts';
import { codeRefusal } from './transactionCode.ts';

/** Milliseconds after the registration in which a first code needs no password. */
const freshCustomerMs = 10 * 60_000;

/** Chat message, in Spanish. */
const recoveredText =
  'Tu NIP de operaciones se cambió con tu contraseña, sin el NIP anterior. Por seguridad cerramos ' +
  'tus otras sesiones, detuvimos los retiros pendientes y los nuevos quedan en pausa 24 horas. Si ' +
  'no fuiste tú, escríbenos aquí de inmediato.';

interface WantedCode {
  code: string;
  /** True for a first code, which never replaces an existing one. */
  isFirst: boolean;
  /** Login password, if given. */
  password: string | null;
  /** Current code; null if forgotten or none. */
  currentCode: string | null;
}

/**
 * Sets the transaction code. A first code requires the password, because a session alone must not
 * be enough to set the code that guards the money. Directly after the registration a first code
 * needs no password, but such a code does not exempt the first card from the wait. A change
 * requires the current code and the password, and ends the other sessions. If the operator allows
 * it, the password alone is enough for a change, which then ends all earlier access.
 */
export async function setTransactionCode(
  context: RuleContext,
  session: OpenSession,
  input: WantedCode,
): Promise<Answer> {
  const customer = await customerById(context.store.db, session.customerId);
  if (customer === null) return no('wrong-password');
  const weakness = weaknessOf(input.code, customer.phone);
  if (weakness !== null) return weakness;
  return customer.codeHash === null
    ? setFirst(context, session, customer, input)
    : replace(context, session, customer, input);
}

function weaknessOf(code: string, phone: string): Answer | null {
  const [problem] = checkTransactionCode({ code, confirmation: code, phone });
  if (problem === undefined) return null;
  const isEasy = problem.code === 'new-code-too-easy';
  return no(isEasy ? 'weak-transaction-code' : 'invalid-transaction-code');
}

async function setFirst(
  context: RuleContext,
  session: OpenSession,
  customer: Customer,
  { code, password }: WantedCode,
): Promise<Answer> {
  if (password !== null) {
    const refusal = await passwordRefusal(context, session, customer, password);
    if (refusal !== null) return refusal;
  } else if (context.clock.now() - Number(customer.createdAt) > freshCustomerMs) {
    return no('password-required');
  }
  const codeHash = await hashSecret(code);
  const isProven = password !== null;
  const recipient = { customerId: customer.customerId, at: context.clock.now() };
  const changed = await context.store.transaction(async (trx) => {
    if (!(await replaceCode(trx, customer, { codeHash, isProven }))) return false;
    if (!isProven) await alertCustomer(trx, recipient, 'code-set');
    return true;
  });
  if (!changed) return no('transaction-code-exists');
  await proveDevice(context.store.db, session, 'code', context.clock.now());
  context.onSecurityEvent?.({ kind: 'code-set', customerId: customer.customerId });
  return ok();
}

async function replace(
  context: RuleContext,
  session: OpenSession,
  customer: Customer,
  { code, isFirst, password, currentCode }: WantedCode,
): Promise<Answer> {
  const exists = no('transaction-code-exists');
  if (password === null) return exists;
  const passwordRefused = await passwordRefusal(context, session, customer, password);
  if (passwordRefused !== null) return passwordRefused;
  if (isFirst || (currentCode === null && !context.recoversCode)) return exists;
  if (currentCode !== null) {
    const codeRefused = await codeRefusal(context, session, currentCode, null);
    if (codeRefused !== null) return codeRefused;
  }
  const { customerId } = customer;
  const codeHash = await hashSecret(code);
  const at = context.clock.now();
  const changed = await context.store.transaction(async (trx) => {
    await lockCash(trx, customerId);
    await requireOpenSession(trx, session);
    if (!(await replaceCode(trx, customer, { codeHash, isProven: true }))) return false;
    if (currentCode === null) {
      await endEarlierAccess(trx, { customerId, at, text: recoveredText, session });
    } else {
      await endOtherSessions(trx, session);
      await alertCustomer(trx, { customerId, at }, 'code-changed');
    }
    return true;
  });
  // False if a concurrent change has already replaced the code.
  if (!changed) return currentCode === null ? exists : no('wrong-authorization-password');
  await returnTries(context, 'code', { customerId, session });
  const kind = currentCode === null ? 'code-recovered' : 'code-changed';
  context.onSecurityEvent?.({ kind, customerId });
  return ok();
}
