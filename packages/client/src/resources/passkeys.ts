import type { DecimalText } from '@corro/domain';
import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, defined, type Transport } from '../http/index.ts';
import { type LoggedIn, decodeLogin } from '../codecs/login.ts';
import { decodePage, whole } from '../codecs/page.ts';
import { type Passkey, passkey } from '../codecs/passkeys.ts';
import { badData, isRow } from '../codecs/rows.ts';
import { text } from '../codecs/text.ts';
import { pollingOff } from '../queries/polling.ts';

/** What the browser is asked, as WebAuthn writes it in JSON. It is handed on as it is. */
export type PasskeyOptions = {
  /** What the passkey signs, base64url. */
  challenge: string;
  [part: string]: unknown;
};

/** What the browser has answered, as WebAuthn writes it in JSON. It is handed on as it is. */
export type PasskeyCredential = {
  /** What the browser calls the passkey, base64url. */
  id: string;
  /** The same once more. */
  rawId: string;
  /** What it is. */
  type: 'public-key';
  /** What was made or signed. */
  response: {
    /** The challenge and the page that it was signed on, base64url. */
    clientDataJSON: string;
    [part: string]: unknown;
  };
  [part: string]: unknown;
};

/** What shows that a passkey is added by the customer. */
export type PasskeySecrets = {
  /** The login password. */
  password: string;
  /** The transaction code; null or left out where the customer has none. */
  code?: string | null | undefined;
};

/** Who logs in by a passkey. */
export type PasskeyLogin = {
  /** What the passkey has signed. */
  passkey: PasskeyCredential;
  /** What the last login on this device answered. */
  device?: string | undefined;
};

/* All of these need an upstream that announces `passkeys`. */

/** The customer's passkeys, the first added first. */
export async function listPasskeys(api: Transport, options?: CallOptions): Promise<Passkey[]> {
  const data = await api.read(
    (wire, init) => wire.GET('/stock/success/v2/passkey/list', init),
    options,
  );
  return [...decodePage(data, 'passkeys', whole, passkey.decode).rows];
}

/**
 * What the browser needs to make a passkey. Refusals: `wrong-password`, `wrong-authorization-password`,
 * `too-many-passkeys`, `too-many-attempts`.
 */
export async function passkeyCreation(
  api: Transport,
  { password, code }: PasskeySecrets,
  options?: CallOptions,
): Promise<PasskeyOptions> {
  const body = { password, ...defined({ stock_password: code ?? undefined }) };
  return decodeOptions(
    await api.write(
      (wire, init) => wire.POST('/stock/success/v2/passkey/options', { body, ...init }),
      options,
    ),
  );
}

/**
 * Adds the passkey that the browser has made, and returns its id. Refusals: `passkey-rejected`,
 * `passkey-challenge-expired`, `passkey-wrong-origin`, `too-many-passkeys`.
 */
export async function addPasskey(
  api: Transport,
  made: PasskeyCredential,
  options?: CallOptions,
): Promise<string> {
  const body = { passkey: made };
  const data = await api.write(
    (wire, init) => wire.POST('/stock/success/v2/passkey/add', { body, ...init }),
    options,
  );
  return text.decode(isRow(data) ? data['id'] : data, 'addPasskey.id');
}

/** Gives a passkey a name of 1 to 40 characters. Refusals: `unknown-passkey`, `invalid-passkey-name`. */
export async function renamePasskey(
  api: Transport,
  body: { id: string; name: string },
  options?: CallOptions,
): Promise<void> {
  await api.write(
    (wire, init) => wire.POST('/stock/success/v2/passkey/rename', { body, ...init }),
    options,
  );
}

/** Removes a passkey. Refusals: `unknown-passkey`, `wrong-password`, `too-many-attempts`. */
export async function removePasskey(
  api: Transport,
  body: { id: string; password: string },
  options?: CallOptions,
): Promise<void> {
  await api.write(
    (wire, init) => wire.POST('/stock/success/v2/passkey/remove', { body, ...init }),
    options,
  );
}

/**
 * What the browser needs to confirm one withdrawal, of this amount to this card alone, by a passkey.
 * Refusals: `unknown-passkey`, `invalid-amount`.
 */
export async function withdrawalPasskey(
  api: Transport,
  { cardId, amount }: { cardId: string; amount: DecimalText },
  options?: CallOptions,
): Promise<PasskeyOptions> {
  const body = { bank_id: cardId, count: amount };
  return decodeOptions(
    await api.write(
      (wire, init) => wire.POST('/stock/success/v2/passkey/withdraw', { body, ...init }),
      options,
    ),
  );
}

/** What the browser needs to log in by a passkey. Refusals: `too-many-attempts`. */
export async function passkeyLogin(api: Transport, options?: CallOptions): Promise<PasskeyOptions> {
  return decodeOptions(
    await api.anonymous(
      (wire, init) => wire.POST('/stock/user/passkey/options', { body: {}, ...init }),
      options,
    ),
  );
}

/**
 * Logs in by what a passkey has signed. Refusals: `unknown-passkey`, `passkey-rejected`,
 * `passkey-challenge-expired`, `passkey-wrong-origin`, `too-many-attempts`.
 */
export async function logInByPasskey(
  api: Transport,
  { passkey: signed, device }: PasskeyLogin,
  options?: CallOptions,
): Promise<LoggedIn> {
  const body = { passkey: signed, ...defined({ device }) };
  return decodeLogin(
    await api.anonymous(
      (wire, init) => wire.POST('/stock/user/passkey/login', { body, ...init }),
      options,
    ),
  );
}

/** The customer's passkeys. */
export const passkeysQuery = (api: Transport) =>
  queryOptions({
    queryKey: ['passkeys'],
    queryFn: ({ signal }) => listPasskeys(api, { signal }),
    ...pollingOff,
  });

/** Only the challenge is looked at: all else is between the upstream and the browser. */
function decodeOptions(data: unknown): PasskeyOptions {
  const challenge = isRow(data) ? data['challenge'] : null;
  if (!isRow(data) || typeof challenge !== 'string') {
    throw badData('PasskeyOptions.challenge', 'is not a text');
  }
  return { ...data, challenge };
}
