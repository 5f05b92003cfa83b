import {
  customerById,
  deviceWordsOf,
  type OpenSession,
  removePasskey as remove,
  renamePasskey as rename,
} from '../../store/index.ts';
import { no, ok, type Answer } from '../answer.ts';
import { announcePasskey } from '../notices.ts';
import { passwordRefusal } from '../passwords.ts';
import type { RuleContext } from '../ruleContext.ts';

/** Maximum length of a passkey's name, as in the app. */
const maxNameLength = 40;

export async function renamePasskey(
  { store }: RuleContext,
  { customerId }: OpenSession,
  { passkeyId, name }: { passkeyId: string; name: string },
): Promise<Answer> {
  const trimmed = name.trim();
  if (trimmed === '' || Array.from(trimmed).length > maxNameLength)
    return no('invalid-passkey-name');
  const isRenamed = await rename(store.db, customerId, { passkeyId, name: trimmed });
  return isRenamed ? ok() : no('unknown-passkey');
}

/** Removes a passkey; requires the password. */
export async function removePasskey(
  context: RuleContext,
  session: OpenSession,
  { passkeyId, password }: { passkeyId: string; password: string },
): Promise<Answer> {
  const { store, clock, onSecurityEvent } = context;
  const { customerId } = session;
  const customer = await customerById(store.db, customerId);
  if (customer === null) return no('wrong-password');
  const refusal = await passwordRefusal(context, session, customer, password);
  if (refusal !== null) return refusal;
  const isRemoved = await store.transaction(async (trx) => {
    const name = await remove(trx, customerId, passkeyId);
    if (name === undefined) return false;
    const [words, at] = [await deviceWordsOf(trx, session), clock.now()];
    await announcePasskey(trx, customerId, { kind: 'passkey-removed', passkeyId, name, words, at });
    return true;
  });
  if (!isRemoved) return no('unknown-passkey');
  onSecurityEvent?.({ kind: 'passkey-removed', customerId });
  return ok();
}
