import { type Entity, at, atAny, entity } from './codec.ts';
import type { Ambiguous } from './page.ts';
import { status } from './status.ts';
import { anyText, optionalId, optionalText } from './text.ts';
import { optionalTime } from './times.ts';

/** A bank account, or an address on TRON that takes TRC20 tokens. */
export type CardKind = 'bank' | 'trc20';

/** Any value but `trc20` means a bank account. */
const cardKind = {
  decode: (value: unknown): CardKind => (value === 'trc20' ? 'trc20' : 'bank'),
};

export const card = entity('BankCard', {
  id: at('id', optionalId),
  kind: atAny(['type', 'bank'], cardKind),
  bankName: at('branch_bank', anyText),
  /** Unmasked account number or address; mask it in lists. */
  account: at('bank_card', optionalText),
  holder: at('bank_user', anyText),
  /** Withdrawals need a usable card (spec §3). */
  status: at('status', status({ usable: 1 })),
  createdAt: at('created_at', optionalTime),
  /** Changes with every change of the card; null where the upstream sends none. */
  version: at('version', optionalId),
  /**
   * Earliest payout of withdrawals to this card, because the card is new or changed; null if they
   * are paid at once.
   */
  payableAt: at('payable_at', optionalTime),
});

/**
 * A payout destination, addressed by `id`. `bankName` and `holder` are empty for an address (`kind`
 * trc20) or where the upstream does not report them. `createdAt` and
 * `payableAt` are epoch milliseconds.
 */
export interface Card extends Entity<typeof card>, Ambiguous {}
