import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { deviceWordsOf, type OpenSession, requireOpenSession, type Trx } from '../store/index.ts';
import { no, type Answer } from './answer.ts';
import { checkConfirmingPasskey, type ConfirmedOperation } from './passkeys/confirmingPasskey.ts';
import type { RuleContext } from './ruleContext.ts';
import { codeRefusal } from './transactionCode.ts';

/** The transaction code, or a passkey's signature in its place. */
export interface Confirmation {
  code: string | null;
  passkey?: AuthenticationResponseJSON | null | undefined;
}

/** Final check of a confirmation; run it in the transaction of the confirmed operation. */
type FinalCheck = (trx: Trx, codeHash: string | null) => Promise<Answer | null>;

/**
 * Verifies the transaction code or the passkey's signature. `otherwise` is a refusal for another
 * reason: it takes precedence, so that an impossible operation uses up no try. Returns a refusal,
 * or the final check. The final check gets the hash of the customer's current code, because another
 * session may have changed the code since, and throws `SessionEnded` if a recovery has ended the
 * session.
 */
export async function checkConfirmation(
  context: RuleContext,
  session: OpenSession,
  { code, passkey }: Confirmation,
  { operation, otherwise }: { operation: ConfirmedOperation; otherwise: Answer | null },
): Promise<Answer | FinalCheck> {
  if (!passkey) {
    const refusal = await codeRefusal(context, session, code, otherwise);
    if (refusal !== null) return refusal;
    return async (trx, codeHash) => {
      await requireOpenSession(trx, session);
      return codeHash === session.codeHash ? null : no('wrong-authorization-password');
    };
  }
  if (otherwise !== null) return otherwise;
  const checked = await checkConfirmingPasskey(context, session, operation, passkey);
  return 'use' in checked
    ? async (trx) => checked.use(trx, await deviceWordsOf(trx, session))
    : checked;
}
