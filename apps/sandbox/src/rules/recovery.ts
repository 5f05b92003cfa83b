import { dayMs } from '@corro/domain';
import {
  addMessage,
  addNotice,
  customerById,
  deviceWordsOf,
  endOtherSessions,
  endSessions,
  lockCash,
  holdCustomer,
  holdWithdrawals,
  type OpenSession,
  passkeysOf,
  pausePasskeys,
  removePasskey,
  reserveTry,
  resumePasskey,
  type SessionKey,
  type Trx,
} from '../store/index.ts';
import { no, ok, type Answer } from './answer.ts';
import { returnedTriesLimit } from './attemptLimits.ts';
import { announcePasskey } from './notices.ts';
import type { RuleContext } from './ruleContext.ts';
import { returnTries, sessionSecretRefusal } from './sessionSecret.ts';
import { stopWithdrawals } from './withdrawals.ts';

/**
 * Milliseconds for which withdrawals are refused after a recovery, so that the owner can notice the
 * recovery.
 */
const withdrawalHoldMs = dayMs;

/** Chat message, in Spanish. */
const pausedText =
  'También pausamos tus llaves de acceso. En Configuración › Llaves de acceso, dinos cuáles son tuyas.';

interface Recovery {
  customerId: string;
  at: number;
  /** Chat message, in Spanish. */
  text: string;
  /** The session that recovers; null without one. */
  session: SessionKey | null;
}

/**
 * Ends sessions, known devices and pending withdrawals from before the recovery, because they may
 * be a thief's. Passkeys are paused until the customer says which ones are theirs. New withdrawals
 * are refused for a day, and the chat says so.
 */
export async function endEarlierAccess(
  trx: Trx,
  { customerId, at, text, session }: Recovery,
): Promise<void> {
  await stopWithdrawals(trx, customerId, at);
  await holdWithdrawals(trx, customerId, at + withdrawalHoldMs);
  // Ends sessions after pausing passkeys, because an active passkey could open another session in
  // between.
  const paused = await pausePasskeys(trx, customerId, at);
  await endSessions(trx, customerId, session);
  if (paused > 0) {
    await addNotice(trx, { customerId, kind: 'passkeys-paused', subject: String(at), at });
  }
  const message = paused > 0 ? `${text} ${pausedText}` : text;
  await addMessage(trx, { customerId, author: 'agent', text: message, at });
}

/**
 * Secures the account after "this was not me" or a recovery; requires the password. Ends the other
 * sessions, stops pending withdrawals, removes the passkeys that the customer does not confirm as
 * theirs, and lets the confirmed ones work again. Repeating the call changes nothing.
 */
export async function secureAccount(
  context: RuleContext,
  session: OpenSession,
  { password, passkeyIds }: { password: string; passkeyIds: readonly string[] },
): Promise<Answer> {
  const { store, clock, onSecurityEvent } = context;
  const { customerId } = session;
  const customer = await customerById(store.db, customerId);
  if (customer === null) return no('wrong-password');
  const secret = { input: password, hash: customer.passwordHash };
  const refusal = await sessionSecretRefusal(context, session, 'password', secret);
  if (refusal !== null) return refusal;
  await store.transaction(async (trx) => {
    await lockCash(trx, customerId);
    await holdCustomer(trx, customerId);
    const words = await deviceWordsOf(trx, session);
    const at = clock.now();
    await stopWithdrawals(trx, customerId, at);
    for (const passkey of await passkeysOf(trx, customerId)) {
      const { passkey_id: passkeyId, name } = passkey;
      if (passkeyIds.includes(passkeyId)) {
        await resumePasskey(trx, passkey);
        continue;
      }
      await removePasskey(trx, customerId, passkeyId);
      const removed = { kind: 'passkey-removed', passkeyId, name, words, at } as const;
      await announcePasskey(trx, customerId, removed);
    }
    await endOtherSessions(trx, session);
  });
  // Gives back used tries at most once a day. Otherwise a thief with the password could guess the
  // transaction code with any number of tries.
  const returned = `returned-tries:${customerId}`;
  if ((await reserveTry(store.db, returned, returnedTriesLimit, clock.now())) !== null) {
    await returnTries(context, 'code', { customerId, session });
  }
  onSecurityEvent?.({ kind: 'account-secured', customerId });
  return ok();
}
