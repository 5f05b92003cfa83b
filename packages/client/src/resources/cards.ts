import type { CallOptions, Transport } from '../http/index.ts';
import { type Card, type CardKind, card } from '../codecs/cards.ts';
import { list as decodeList } from '../codecs/rows.ts';

/** What the customer enters of a card; of an address only `account` is used (spec §5). */
export type CardEntry = Pick<Card, 'kind' | 'bankName' | 'account' | 'holder'>;

export type CardCalls = ReturnType<typeof createCardCalls>;

export function createCardCalls({ read, write }: Transport) {
  async function cardsOf(type: CardKind, options?: CallOptions): Promise<Card[]> {
    const params = { query: { type } };
    const data = await read(
      (wire, init) => wire.GET('/stock/success/bank/list', { params, ...init }),
      options,
    );
    return decodeList(data, 'cards', card.decode).filter(({ kind }) => kind === type);
  }

  return {
    /** The customer's cards of one kind, or of both one after the other, in the upstream's order. */
    async list(kind?: CardKind, options?: CallOptions): Promise<Card[]> {
      if (kind !== undefined) return cardsOf(kind, options);
      // That an upstream answers with all of them where no type is asked for is not said anywhere.
      const both = await Promise.all([cardsOf('bank', options), cardsOf('trc20', options)]);
      return both.flat();
    },

    /** Adding again what is there succeeds. Refusals: `invalid-card`, `card-exists`, `too-many-cards`. */
    async add(entry: CardEntry, options?: CallOptions): Promise<void> {
      const body = { bank: entry.kind, ...toFields(entry) };
      await write((wire, init) => wire.POST('/stock/success/bank/add', { body, ...init }), options);
    },

    /** The kind stays. Refusals: `invalid-card`, `unknown-card`, `card-exists`. */
    async edit(cardId: string, entry: CardEntry, options?: CallOptions): Promise<void> {
      const body = { id: cardId, type: entry.kind, bank: entry.kind, ...toFields(entry) };
      await write(
        (wire, init) => wire.POST('/stock/success/bank/edit', { body, ...init }),
        options,
      );
    },
  };
}

function toFields({ kind, bankName, account, holder }: CardEntry) {
  return kind === 'trc20'
    ? { bank_card: account }
    : { branch_bank: bankName, bank_card: account, bank_user: holder };
}
