import { z } from 'zod';
import { ok } from '../rules/answer.ts';
import { keepPasskey, passkeyCreation } from '../rules/passkeys/addPasskey.ts';
import { removePasskey, renamePasskey } from '../rules/passkeys/managePasskeys.ts';
import { loginByPasskey, passkeyLoginOptions } from '../rules/passkeys/passkeyLogin.ts';
import { withdrawalOptions } from '../rules/withdrawals.ts';
import { type PasskeyRow, passkeysOf } from '../store/index.ts';
import { calls } from './__generated__/calls.ts';
import { text } from './input.ts';
import { signedInRoute, publicRoute, type Route } from '../http/route.ts';
import { isoTime, isoTimeOrNull } from './rows.ts';

/** Schema of a binary value in base64url. */
const binary = (longest: number) => text(longest).regex(/^[A-Za-z0-9_-]+$/);

/** Credential ids have at most 1,023 bytes. */
const credentialId = binary(1364);

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.unknown().transform(() => ({})),
};

/** Parses the contract's schema `PasskeyAssertion`. */
export const passkeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: binary(4096),
    authenticatorData: binary(4096),
    signature: binary(2048),
    userHandle: binary(128)
      .nullish()
      .transform((handle) => handle ?? ''),
  }),
});

const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: binary(4096),
    attestationObject: binary(16_384),
    transports: z
      .array(text(20).regex(/^[a-z-]+$/))
      .max(10)
      .default([]),
  }),
});

/** Formats the contract's schema `Passkey`. */
function passkeyRow(passkey: PasskeyRow) {
  return {
    id: passkey.passkey_id,
    name: passkey.name,
    is_paused: passkey.paused_at !== null,
    created_at: isoTime(passkey.created_at),
    browser: passkey.browser,
    system: passkey.system,
    device: passkey.device,
    used_at: isoTimeOrNull(passkey.used_at),
    used_browser: passkey.used_browser,
    used_system: passkey.used_system,
    used_device: passkey.used_device,
  };
}

export const passkeyRoutes: readonly Route[] = [
  publicRoute(calls.passkeyLoginOptions, (_, { context, address }) =>
    passkeyLoginOptions(context, address),
  ),
  publicRoute(
    {
      ...calls.logInByPasskey,
      input: calls.logInByPasskey.input.extend({ passkey: passkeyAssertion }),
    },
    ({ passkey, device }, { context, address, userAgent }) =>
      loginByPasskey(context, { assertion: passkey, device: device ?? null, address, userAgent }),
  ),
  signedInRoute(calls.passkeys, async (_, { context: { store }, session }) => {
    const rows = await passkeysOf(store.db, session.customerId);
    return ok({ rows: rows.map(passkeyRow), count: rows.length });
  }),
  signedInRoute(
    calls.passkeyOptions,
    ({ password, stock_password: code = null }, { context, session }) =>
      passkeyCreation(context, session, { password, code }),
  ),
  signedInRoute(
    { ...calls.addPasskey, input: z.object({ passkey: registration }) },
    ({ passkey }, { context, session }) => keepPasskey(context, session, passkey),
  ),
  signedInRoute(calls.renamePasskey, ({ id, name }, { context, session }) =>
    renamePasskey(context, session, { passkeyId: id, name }),
  ),
  signedInRoute(calls.removePasskey, ({ id, password }, { context, session }) =>
    removePasskey(context, session, { passkeyId: id, password }),
  ),
  signedInRoute(
    calls.passkeyWithdrawalOptions,
    ({ bank_id: cardId, bank_version: version, count: amount }, { context, session }) =>
      withdrawalOptions(context, session, { cardId, amount, ...(version ? { version } : {}) }),
  ),
];
