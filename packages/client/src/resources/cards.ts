import { queryOptions } from '@tanstack/react-query';
import type { CallOptions, Transport } from '../http/index.ts';
import { type Card, type CardKind, card } from '../codecs/cards.ts';
import { decodePage, whole } from '../codecs/page.ts';
import { pollingOff } from '../queries/polling.ts';

/** What the customer enters of a card; of an address only `account` is used (spec §5). */
export type CardEntry = Pick<Card, 'kind' | 'bankName' | 'holder'> & {
  /** The number or the address. */
  account: string;
};

async function cardsOf(api: Transport, type: CardKind, options?: CallOptions): Promise<Card[]> {
  const params = { query: { type } };
  const data = await api.read(
    (wire, init) => wire.GET('/stock/success/bank/list', { params, ...init }),
    options,
  );
  return decodePage(data, 'cards', whole, card.decode).rows.filter(({ kind }) => kind === type);
}

/** The customer's cards of one kind, or of both one after the other, in the upstream's order. */
export async function listCards(
  api: Transport,
  kind?: CardKind,
  options?: CallOptions,
): Promise<Card[]> {
  if (kind !== undefined) return cardsOf(api, kind, options);
  // That an upstream answers with all of them where no type is asked for is not said anywhere.
  const both = await Promise.all([cardsOf(api, 'bank', options), cardsOf(api, 'trc20', options)]);
  return both.flat();
}

/** Adds a card. Adding again what is there succeeds. Refusals: `invalid-card`, `card-exists`, `too-many-cards`. */
export async function addCard(
  api: Transport,
  entry: CardEntry,
  options?: CallOptions,
): Promise<void> {
  const body = { bank: entry.kind, ...toFields(entry) };
  await api.write((wire, init) => wire.POST('/stock/success/bank/add', { body, ...init }), options);
}

/** Changes a card. The kind stays. Refusals: `invalid-card`, `unknown-card`, `card-exists`. */
export async function editCard(
  api: Transport,
  cardId: string,
  entry: CardEntry,
  options?: CallOptions,
): Promise<void> {
  const body = { id: cardId, type: entry.kind, bank: entry.kind, ...toFields(entry) };
  await api.write(
    (wire, init) => wire.POST('/stock/success/bank/edit', { body, ...init }),
    options,
  );
}

/** Deletes a card, where the upstream announces `cards.delete`. Refusals: `unknown-card`. */
export async function deleteCard(
  api: Transport,
  cardId: string,
  options?: CallOptions,
): Promise<void> {
  const body = { id: cardId };
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

/** The customer's cards of one kind, or of both. */
export const cardsQuery = (api: Transport, kind?: CardKind) =>
  queryOptions({
    queryKey: ['cards', kind ?? 'all'],
    queryFn: ({ signal }) => listCards(api, kind, { signal }),
    ...pollingOff,
  });
