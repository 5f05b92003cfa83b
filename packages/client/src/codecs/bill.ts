import { type DecimalText, isNegative } from '@corro/domain';
import { type Entity, type Member, at, entity } from './codec.ts';
import { optionalDecimal, unsigned, wholeFromOne } from './numbers.ts';
import type { Ambiguous } from './page.ts';
import { optionalId, optionalText } from './text.ts';
import { optionalOneOf } from './status.ts';
import { optionalTime } from './times.ts';

const directions = optionalOneOf('income', 'expense');

const direction: Member<'income' | 'expense' | null, 'type' | 'amount'> = {
  read({ type, amount }, path) {
    const decoded = directions.decode(type, path);
    const isOut = isNegative(optionalDecimal.decode(amount, path) ?? '0');
    return decoded === 'income' && isOut ? null : decoded;
  },
  write: (value, row) => Object.assign(row, value === null ? {} : { type: value }),
};

/** Drops the minus of an expense. The minus of an income contradicts the direction and stays. */
const amount: Member<DecimalText | null, 'type' | 'amount'> = {
  read: ({ type, amount: amountText }, path) =>
    (directions.decode(type, path) === 'expense' ? unsigned : optionalDecimal).decode(
      amountText,
      path,
    ),
  write: (value, row) => Object.assign(row, value === null ? {} : { amount: value }),
};

export const billEntry = entity('BillEntry', {
  id: at('id', optionalId),
  /** Null for an unknown word, and for an income with a minus. */
  type: direction,
  /** US dollars; unsigned unless `type` is null. */
  amount,
  /** Balance after the change. */
  balance: at('balance', optionalDecimal),
  /** Reason for the change, as a code or text of the upstream. */
  reason: at('reason', optionalText),
  /** Order that caused the change; null without one. */
  orderNumber: at('no', optionalId),
  /** Instrument that was bought or sold; null without one. */
  symbol: at('tag', optionalText),
  name: at('name', optionalText),
  quantity: at('count', wholeFromOne),
  /** Price per unit, US dollars. */
  price: at('price', optionalDecimal),
  createdAt: at('created_at', optionalTime),
});

/**
 * One change of the balance, addressed by `id`. Amounts are decimal text in US dollars, `createdAt`
 * is epoch milliseconds. `name` and `quantity` describe the traded instrument; both are null for
 * other changes.
 */
export interface BillEntry extends Entity<typeof billEntry>, Ambiguous {}
