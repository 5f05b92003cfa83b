import { z } from 'zod';
import { ok } from '../rules/answer.ts';
import { keepPasskey, passkeyCreation } from '../rules/passkeys/addPasskey.ts';
import { removePasskey, renamePasskey } from '../rules/passkeys/managePasskeys.ts';
import { loginByPasskey, passkeyLoginOptions } from '../rules/passkeys/passkeyLogin.ts';
import { withdrawalOptions } from '../rules/passkeys/withdrawalPasskey.ts';
import { type PasskeyRow, passkeysOf } from '../store/index.ts';
import { inputs } from './__generated__/inputs.ts';
import { text } from './input.ts';
import { closed, nothing, open, type Route } from './route.ts';
import { isoTime, isoTimeOrNull } from './rows.ts';

/** Of WebAuthn's binary values, in base64url. */
const binary = (longest: number) => text(longest).regex(/^[A-Za-z0-9_-]+$/);

/** A credential id is 1,023 bytes at most. */
const credentialId = binary(1364);

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.unknown().transform(() => ({})),
};

/** Schema `PasskeyAssertion`. */
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

/** Schema `Passkey`. */
function passkeyRow(passkey: PasskeyRow) {
  return {
    id: passkey.passkey_id,
    name: passkey.name,
    created_at: isoTime(passkey.created_at),
    used_at: isoTimeOrNull(passkey.used_at),
  };
}

/** The customer's passkeys, and logging in by one. */
export const passkeyRoutes: readonly Route[] = [
  open('POST', '/stock/user/passkey/options', nothing, (_, { context, address }) =>
    passkeyLoginOptions(context, address),
  ),
  open(
    'POST',
    '/stock/user/passkey/login',
    inputs.logInByPasskey.extend({ passkey: passkeyAssertion }),
    ({ passkey, device }, { context, address, userAgent }) =>
      loginByPasskey(context, { assertion: passkey, device: device ?? null, address, userAgent }),
  ),
  closed(
    'GET',
    '/stock/success/v2/passkey/list',
    nothing,
    async (_, { context: { store }, session }) => {
      const rows = await passkeysOf(store.db, session.customerId);
      return ok({ rows: rows.map(passkeyRow), count: rows.length });
    },
  ),
  closed(
    'POST',
    '/stock/success/v2/passkey/options',
    inputs.passkeyOptions,
    ({ password, stock_password: code = null }, { context, session }) =>
      passkeyCreation(context, session, { password, code }),
  ),
  closed(
    'POST',
    '/stock/success/v2/passkey/add',
    z.object({ passkey: registration }),
    ({ passkey }, { context, session }) => keepPasskey(context, session, passkey),
  ),
  closed(
    'POST',
    '/stock/success/v2/passkey/rename',
    inputs.renamePasskey,
    ({ id, name }, { context, session }) =>
      renamePasskey(context, session, { passkeyId: id, name }),
  ),
  closed(
    'POST',
    '/stock/success/v2/passkey/remove',
    inputs.removePasskey,
    ({ id, password }, { context, session }) =>
      removePasskey(context, session, { passkeyId: id, password }),
  ),
  closed(
    'POST',
    '/stock/success/v2/passkey/withdraw',
    inputs.passkeyWithdrawalOptions,
    ({ bank_id, count }, { context, session }) =>
      withdrawalOptions(context, session, { cardId: bank_id, amount: count }),
  ),
];
