import type { DecimalText } from '@corro/domain';
import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, omitUndefined, type Transport } from '../http/index.ts';
import { type LoggedIn, decodeLogin } from '../codecs/login.ts';
import { decodePage, wholeList } from '../codecs/page.ts';
import { decodeOptions, type Passkey, passkey, type PasskeyOptions } from '../codecs/passkeys.ts';
import { isRow } from '../codecs/rows.ts';
import { text } from '../codecs/text.ts';
import { pollingOff } from './polling.ts';

export type { PasskeyOptions };

/** WebAuthn credential in JSON, passed to the upstream unchanged. */
export type PasskeyCredential = {
  /** Credential id, base64url. */
  id: string;
  /** Equal to `id`. */
  rawId: string;
  /** WebAuthn type. */
  type: 'public-key';
  /** Attestation or assertion. */
  response: {
    /** Challenge and origin, base64url. */
    clientDataJSON: string;
    [part: string]: unknown;
  };
  [part: string]: unknown;
};

/** Secrets that authorise a new passkey. */
export type PasskeySecrets = {
  /** Login password. */
  password: string;
  /** Transaction code; null or absent where the customer has none. */
  code?: string | null | undefined;
};

/** A withdrawal that a passkey signs. */
export type WithdrawalToSign = {
  /** Id of the destination card. */
  cardId: string;
  /** `version` of that card as reviewed, where the upstream sends one. */
  cardVersion?: string | null | undefined;
  /** Whole US dollars. */
  amount: DecimalText;
};

/** A login by passkey. */
export type PasskeyLogin = {
  /** Signed credential. */
  passkey: PasskeyCredential;
  /** Device token of the last login. */
  device?: string | undefined;
};

/* All calls in this file require that the upstream announces `passkeys`. */

/** Lists the customer's passkeys, oldest first; passkeys of unknown age are last. */
export async function listPasskeys(api: Transport, options?: CallOptions): Promise<Passkey[]> {
  const data = await api.read(
    (wire, init) => wire.GET('/stock/success/v2/passkey/list', init),
    options,
  );
  const { rows } = decodePage(data, 'passkeys', wholeList, passkey.decode, ['id']);
  return [...rows].sort((a, b) => (a.createdAt ?? Infinity) - (b.createdAt ?? Infinity) || 0);
}

/**
 * Returns the browser options to create a passkey.
 * Refusals: `wrong-password`, `wrong-authorization-password`, `too-many-passkeys`,
 * `too-many-attempts`.
 */
export async function getPasskeyCreationOptions(
  api: Transport,
  { password, code }: PasskeySecrets,
  options?: CallOptions,
): Promise<PasskeyOptions> {
  const body = { password, ...omitUndefined({ stock_password: code ?? undefined }) };
  return decodeOptions(
    await api.write(
      (wire, init) => wire.POST('/stock/success/v2/passkey/options', { body, ...init }),
      options,
    ),
  );
}

/**
 * Adds a created passkey and returns its id.
 * Refusals: `passkey-rejected`, `passkey-challenge-expired`, `passkey-wrong-origin`,
 * `too-many-passkeys`.
 */
export async function addPasskey(
  api: Transport,
  credential: PasskeyCredential,
  options?: CallOptions,
): Promise<string> {
  const body = { passkey: credential };
  const data = await api.write(
    (wire, init) => wire.POST('/stock/success/v2/passkey/add', { body, ...init }),
    options,
  );
  return text.decode(isRow(data) ? data['id'] : data, 'addPasskey.id');
}

/** Renames a passkey (1 to 40 characters). Refusals: `unknown-passkey`, `invalid-passkey-name`. */
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
 * Returns the browser options to confirm one withdrawal of this amount to this card.
 * Refusals: `unknown-passkey`, `invalid-amount`, `unknown-card`, `card-changed`.
 */
export async function getWithdrawalPasskeyOptions(
  api: Transport,
  { cardId, cardVersion, amount }: WithdrawalToSign,
  options?: CallOptions,
): Promise<PasskeyOptions> {
  const body = {
    bank_id: cardId,
    count: amount,
    ...omitUndefined({ bank_version: cardVersion ?? undefined }),
  };
  return decodeOptions(
    await api.write(
      (wire, init) => wire.POST('/stock/success/v2/passkey/withdraw', { body, ...init }),
      options,
    ),
  );
}

/** Returns the browser options of a login. Refusal: `too-many-attempts`. */
export async function getPasskeyLoginOptions(
  api: Transport,
  options?: CallOptions,
): Promise<PasskeyOptions> {
  return decodeOptions(
    await api.anonymous(
      (wire, init) => wire.POST('/stock/user/passkey/options', { body: {}, ...init }),
      options,
    ),
  );
}

/**
 * Logs in with a signed credential.
 * Refusals: `unknown-passkey`, `passkey-rejected`, `passkey-challenge-expired`,
 * `passkey-wrong-origin`, `too-many-attempts`.
 */
export async function logInByPasskey(
  api: Transport,
  { passkey: signed, device }: PasskeyLogin,
  options?: CallOptions,
): Promise<LoggedIn> {
  const body = { passkey: signed, ...omitUndefined({ device }) };
  return decodeLogin(
    await api.anonymous(
      (wire, init) => wire.POST('/stock/user/passkey/login', { body, ...init }),
      options,
    ),
  );
}

/** Passkeys of the customer. */
export const passkeysQuery = (api: Transport) =>
  queryOptions({
    queryKey: ['passkeys'],
    queryFn: ({ signal }) => listPasskeys(api, { signal }),
    ...pollingOff,
  });
