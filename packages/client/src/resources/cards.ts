import type { CallOptions, Transport } from '../transport/index.ts';
import { type Schemas, fields, list } from '../wire/fields.ts';
import { id, optionalText, status, text } from '../wire/text.ts';
import { optionalTime } from '../wire/times.ts';

/** An account at a bank, or an address on TRON that takes TRC20 tokens. */
export type CardKind = 'bank' | 'trc20';

/** Where a customer can be paid to. Times are epoch milliseconds. */
export type Card = {
  /** Of the card: withdrawing and editing name it. */
  id: string;
  /** A bank account or an address. */
  kind: CardKind;
  /** Empty for an address, and where the upstream does not say. */
  bankName: string;
  /** The number of the account, or the address; whole: whoever shows it in a list masks it. */
  account: string;
  /** Empty for an address, and where the upstream does not say. */
  holder: string;
  /** As it came; the domain knows what it means (`cardStatus`). */
  status: string | number | null;
  /** When it was added; null where the upstream does not say. */
  createdAt: number | null;
};

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
    return list(data, 'cards', toCard).filter(({ kind }) => kind === type);
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

function toCard(raw: unknown): Card {
  const row = fields<Schemas['BankCard']>(raw, 'card');
  return {
    id: id(row.id, 'card.id'),
    kind: (row.type ?? row.bank) === 'trc20' ? 'trc20' : 'bank',
    bankName: optionalText(row.branch_bank) ?? '',
    account: text(row.bank_card, 'card.bank_card'),
    holder: optionalText(row.bank_user) ?? '',
    status: status(row.status),
    createdAt: optionalTime(row.created_at),
  };
}
