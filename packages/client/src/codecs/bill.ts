import { type Entity, at, entity } from './codec.ts';
import { decimal, optionalDecimal } from './numbers.ts';
import { id, optionalId, optionalText } from './text.ts';
import { oneOf } from './words.ts';
import { time } from './times.ts';

export const billEntry = entity('BillEntry', {
  /** Of the entry. */
  id: at('id', id),
  /** Which way the money went. */
  type: at('type', oneOf('income', 'expense')),
  /** Without sign. */
  amount: at('amount', decimal),
  /** Afterwards. */
  balance: at('balance', optionalDecimal),
  /** A code or a text of the upstream. */
  reason: at('reason', optionalText),
  /** The order that moved the money; null where none did, or the upstream does not say. */
  orderNumber: at('no', optionalId),
  /** Epoch milliseconds. */
  createdAt: at('created_at', time),
});

/** One change of the balance. Amounts are decimal text in US dollars. */
export interface BillEntry extends Entity<typeof billEntry> {}
