import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, omitUndefined, type Transport } from '../http/index.ts';
import { type Card, type CardKind, card } from '../codecs/cards.ts';
import { decodePage, wholeList, withoutShared } from '../codecs/page.ts';
import { decodeOptions, type PasskeyOptions } from '../codecs/passkeys.ts';
import type { PasskeyCredential } from './passkeys.ts';
import { pollingOff } from './polling.ts';

/** A card as entered: its `kind`, and `bankName` and `holder` of a bank account (spec §5). */
export type CardEntry = Pick<Card, 'kind' | 'bankName' | 'holder'> & {
  /** Account number or address. */
  account: string;
  /** `version` of the card that is changed, where the upstream sends one. */
  version?: string | null | undefined;
};

/**
 * Confirms a card where the upstream announces `cards.confirm`. The client stores neither the
 * transaction code nor the credential.
 */
export type CardConfirmation = {
  /** Transaction code. */
  code?: string | null | undefined;
  /** Credential that signed the card's details, in place of the transaction code. */
  passkey?: PasskeyCredential | null | undefined;
};

async function cardsOf(api: Transport, type: CardKind, options?: CallOptions): Promise<Card[]> {
  const params = { query: { type } };
  const data = await api.read(
    (wire, init) => wire.GET('/stock/success/bank/list', { params, ...init }),
    options,
  );
  const { rows } = decodePage<Card>(data, 'cards', wholeList, card.decode, ['id', 'kind']);
  return rows.filter(({ kind }) => kind === type);
}

/**
 * Lists cards of one kind, or of both kinds, in upstream order. In a list of both kinds, an id that
 * a bank card and an address share becomes null, because a withdrawal names its card by id only.
 */
export async function listCards(
  api: Transport,
  kind?: CardKind,
  options?: CallOptions,
): Promise<Card[]> {
  if (kind !== undefined) return cardsOf(api, kind, options);
  // The contract does not promise that a call without a type lists all cards.
  const lists = await Promise.all([cardsOf(api, 'bank', options), cardsOf(api, 'trc20', options)]);
  return withoutShared(lists.flat(), ['id']);
}

/**
 * Adds a card; adding an existing one succeeds.
 * Refusals: `invalid-card`, `card-exists`, `too-many-cards`, and the refusals of the confirmation
 * as in `requestWithdrawal`.
 */
export async function addCard(
  api: Transport,
  entry: CardEntry & CardConfirmation,
  options?: CallOptions,
): Promise<void> {
  const body = { bank: entry.kind, ...toFields(entry), ...toConfirmation(entry) };
  await api.write((wire, init) => wire.POST('/stock/success/bank/add', { body, ...init }), options);
}

/**
 * Changes a card, except its kind.
 * Refusals: `invalid-card`, `unknown-card`, `card-exists`, `card-changed` (by another session), and
 * the refusals of the confirmation as in `requestWithdrawal`.
 */
export async function editCard(
  api: Transport,
  cardId: string,
  entry: CardEntry & CardConfirmation,
  options?: CallOptions,
): Promise<void> {
  const body = {
    id: cardId,
    type: entry.kind,
    bank: entry.kind,
    ...toFields(entry),
    ...omitUndefined({ version: entry.version ?? undefined }),
    ...toConfirmation(entry),
  };
  await api.write(
    (wire, init) => wire.POST('/stock/success/bank/edit', { body, ...init }),
    options,
  );
}

/**
 * Returns the browser options to confirm a card; a null `cardId` means a new card.
 * Refusals: `unknown-passkey`, `invalid-card`, `unknown-card`, `card-changed`.
 */
export async function getCardPasskeyOptions(
  api: Transport,
  { cardId, card: entry }: { cardId: string | null; card: CardEntry },
  options?: CallOptions,
): Promise<PasskeyOptions> {
  const body = {
    type: entry.kind,
    ...toFields(entry),
    ...omitUndefined({ id: cardId ?? undefined, version: entry.version ?? undefined }),
  };
  return decodeOptions(
    await api.write(
      (wire, init) => wire.POST('/stock/success/v2/passkey/card', { body, ...init }),
      options,
    ),
  );
}

/** Deletes a card, where the upstream announces `cards.delete`. Refusal: `unknown-card`. */
export async function deleteCard(
  api: Transport,
  { id, kind: type }: { id: string; kind: CardKind },
  options?: CallOptions,
): Promise<void> {
  const body = { id, type };
  await api.write(
    (wire, init) => wire.POST('/stock/success/bank/delete', { body, ...init }),
    options,
  );
}

function toFields({ kind, bankName, account, holder }: CardEntry) {
  return kind === 'trc20'
    ? { bank_card: account }
    : { branch_bank: bankName, bank_card: account, bank_user: holder };
}

function toConfirmation({ code, passkey }: CardConfirmation) {
  return omitUndefined({ stock_password: code ?? undefined, passkey: passkey ?? undefined });
}

/** Cards of one kind, or of both. */
export const cardsQuery = (api: Transport, kind?: CardKind) =>
  queryOptions({
    queryKey: ['cards', kind ?? 'all'],
    queryFn: ({ signal }) => listCards(api, kind, { signal }),
    ...pollingOff,
  });
