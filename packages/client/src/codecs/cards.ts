import { type Entity, at, atAny, entity } from './codec.ts';
import { status } from './status.ts';
import { anyText, optionalId, optionalText } from './text.ts';
import { optionalTime } from './times.ts';

/** An account at a bank, or an address on TRON that takes TRC20 tokens. */
export type CardKind = 'bank' | 'trc20';

/** What is no address is an account. */
const cardKind = {
  decode: (value: unknown): CardKind => (value === 'trc20' ? 'trc20' : 'bank'),
};

export const card = entity('BankCard', {
  /** Of the card: withdrawing and editing name it. */
  id: at('id', optionalId),
  /** A bank account or an address. */
  kind: atAny(['type', 'bank'], cardKind),
  /** Empty for an address, and where the upstream does not say. */
  bankName: at('branch_bank', anyText),
  /** The number of the account, or the address; whole: mask it before showing it in a list. */
  account: at('bank_card', optionalText),
  /** Empty for an address, and where the upstream does not say. */
  holder: at('bank_user', anyText),
  /** Only a usable one can be withdrawn to (spec §3). */
  status: at('status', status({ usable: 1 })),
  /** When it was added; null where the upstream does not say. */
  createdAt: at('created_at', optionalTime),
});

/** Where a customer can be paid to. Times are epoch milliseconds. */
export interface Card extends Entity<typeof card> {}
