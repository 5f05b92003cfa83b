import { type Entity, at, entity } from './codec.ts';
import { optionalDecimal } from './numbers.ts';
import { optionalId, optionalText } from './text.ts';
import { optionalOneOf } from './status.ts';
import { optionalTime } from './times.ts';

export const billEntry = entity('BillEntry', {
  /** Of the entry. */
  id: at('id', optionalId),
  /** Which way the money went; null where the upstream has another word for it. */
  type: at('type', optionalOneOf('income', 'expense')),
  /** Without sign. */
  amount: at('amount', optionalDecimal),
  /** Afterwards. */
  balance: at('balance', optionalDecimal),
  /** A code or a text of the upstream. */
  reason: at('reason', optionalText),
  /** The order that moved the money; null where none did, or the upstream does not say. */
  orderNumber: at('no', optionalId),
  /** Epoch milliseconds. */
  createdAt: at('created_at', optionalTime),
});

/** One change of the balance. Amounts are decimal text in US dollars. */
export interface BillEntry extends Entity<typeof billEntry> {}
