import {
  customerById,
  type OpenSession,
  removePasskey as remove,
  renamePasskey as rename,
} from '../../store/index.ts';
import { no, ok, type Answer } from '../answer.ts';
import { passwordRefusal } from '../passwords.ts';
import type { RuleContext } from '../ruleContext.ts';

/** Longer than anybody calls a phone; as long as its field in the app. */
export const longestName = 40;

/** Gives a passkey of the customer's the name that the customer knows it by. */
export async function renamePasskey(
  { store }: RuleContext,
  { customerId }: OpenSession,
  { passkeyId, name }: { passkeyId: string; name: string },
): Promise<Answer> {
  const trimmed = name.trim();
  if (trimmed === '' || Array.from(trimmed).length > longestName) return no('invalid-passkey-name');
  const isRenamed = await rename(store.db, customerId, { passkeyId, name: trimmed });
  return isRenamed ? ok() : no('unknown-passkey');
}

/** Removes a passkey of the customer's: it logs in no more and confirms nothing. Takes the login password. */
export async function removePasskey(
  context: RuleContext,
  { customerId }: OpenSession,
  { passkeyId, password }: { passkeyId: string; password: string },
): Promise<Answer> {
  const { store, onSecurityEvent } = context;
  const customer = await customerById(store.db, customerId);
  if (customer === null) return no('wrong-password');
  const refusal = await passwordRefusal(context, customer, password);
  if (refusal !== null) return refusal;
  if (!(await remove(store.db, customerId, passkeyId))) return no('unknown-passkey');
  onSecurityEvent?.({ kind: 'passkey-removed', customerId });
  return ok();
}
