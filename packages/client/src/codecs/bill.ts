import { type Entity, at, entity } from './codec.ts';
import { optionalDecimal } from './numbers.ts';
import type { Ambiguous } from './page.ts';
import { optionalId, optionalText } from './text.ts';
import { optionalOneOf } from './status.ts';
import { optionalTime } from './times.ts';

export const billEntry = entity('BillEntry', {
  id: at('id', optionalId),
  /** Direction; null for an unknown word. */
  type: at('type', optionalOneOf('income', 'expense')),
  /** Unsigned. */
  amount: at('amount', optionalDecimal),
  /** Balance after the change. */
  balance: at('balance', optionalDecimal),
  /** Code or text of the upstream. */
  reason: at('reason', optionalText),
  /** Order that caused the change; null without one. */
  orderNumber: at('no', optionalId),
  createdAt: at('created_at', optionalTime),
});

/**
 * One change of the balance, addressed by `id`. Amounts are decimal text in US dollars, `createdAt`
 * is epoch milliseconds.
 */
export interface BillEntry extends Entity<typeof billEntry>, Ambiguous {}
