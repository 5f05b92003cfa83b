import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { isKnownDevice, passkeyByCredential, reserveTry, returnTry } from '../../store/index.ts';
import { admissionByLimit } from '../admission.ts';
import { codeOf, no, ok, type Answer } from '../answer.ts';
import { addressLimit, passkeyOptionsLimit } from '../attemptLimits.ts';
import { deviceWords, openNewSession, reportLogin } from '../login.ts';
import type { RuleContext } from '../ruleContext.ts';
import { type Device, newDevice, readDevice } from '../sessions.ts';
import { checkAssertion } from './assertion.ts';
import { customerOfHandle, newPasskeyChallenge, requestOptions } from './webauthn.ts';

/**
 * Returns options for a passkey login. They list no credentials, because a list would reveal who is
 * registered. Browsers find discoverable passkeys without a list.
 */
export async function passkeyLoginOptions(
  context: RuleContext,
  address: string | null,
): Promise<Answer> {
  if (address !== null) {
    const limited = { subject: `passkey-options-from:${address}`, limit: passkeyOptionsLimit };
    const { reserve, refusal } = admissionByLimit(context, limited);
    if ((await reserve()) === null) return refusal();
  }
  const challenge = await newPasskeyChallenge(context, 'login', '');
  return ok(requestOptions(context, challenge, null));
}

interface PasskeyLogin {
  assertion: AuthenticationResponseJSON;
  /** Device secret from the answer to an earlier login. */
  device: string | null;
  /** Caller's address; null if unknown. */
  address: string | null;
  userAgent: string | null;
}

/** Opens a session for the owner of a passkey; returns `{ token, device }`. */
export async function loginByPasskey(
  context: RuleContext,
  { assertion, device: deviceToken, address, userAgent }: PasskeyLogin,
): Promise<Answer> {
  const { store, clock, onSecurityEvent } = context;
  // Limits the CPU time of verifying signatures. It need not stop guesses, because nobody can guess
  // a signature.
  const subject = `passkey-from:${address ?? ''}`;
  const reserved =
    address === null ? null : await reserveTry(store.db, subject, addressLimit, clock.now());
  if (address !== null && reserved === null) {
    return admissionByLimit(context, { subject, limit: addressLimit }).refusal();
  }
  const device = readDevice(deviceToken) ?? newDevice();
  const opened = await openByPasskey(context, assertion, { ...device, userAgent });
  if (opened.msg === 'no') {
    const customerId = customerOfHandle(assertion.response.userHandle ?? '');
    const code = codeOf(opened) ?? '';
    onSecurityEvent?.({ kind: 'failed-login', subject, customerId, code });
    return opened;
  }
  if (reserved !== null) await returnTry(store.db, reserved);
  return opened;
}

/** Verifies the passkey. Then, in one transaction, records its use and opens the session. */
async function openByPasskey(
  context: RuleContext,
  assertion: AuthenticationResponseJSON,
  device: Device & { userAgent: string | null },
): Promise<Answer> {
  const { store, clock } = context;
  const customerId = customerOfHandle(assertion.response.userHandle ?? '');
  if (customerId === null) return no('unknown-passkey');
  const passkey = await passkeyByCredential(store.db, customerId, assertion.id);
  const purpose = { purpose: 'login', subject: '' } as const;
  const checked = await checkAssertion(context, passkey, assertion, purpose);
  if (!('use' in checked)) return checked;
  const { deviceHash, userAgent } = device;
  const isKnown = await isKnownDevice(store.db, customerId, { deviceHash, at: clock.now() });
  const opening = { ...device, isKnownDevice: isKnown, passwordHash: null };
  // `use` locks the passkey. A recovery pauses passkeys before it ends sessions. So either the
  // recovery ends this session, too, or `use` refuses the paused passkey.
  const opened = await store.transaction(
    async (trx) =>
      (await checked.use(trx, deviceWords(userAgent))) ??
      openNewSession(context, trx, customerId, opening),
  );
  if (opened === null) return no('passkey-rejected');
  if (opened.msg === 'ok') reportLogin(context, customerId, opening);
  return opened;
}
