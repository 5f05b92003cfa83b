import type { Selectable } from 'kysely';
import type { Db } from './open.ts';
import { newestFirst, type Found, type PageOf } from './page.ts';
import type { Database } from './__generated__/tables.ts';

/** One movement of the customer's cash; amounts in cents, `amount` below zero for an expense. */
export type BillEntry = Pick<
  Selectable<Database['entries']>,
  'entry_id' | 'reason' | 'order_number' | 'created_at'
> &
  Pick<Selectable<Database['postings']>, 'amount' | 'balance_after'>;

export type BillType = 'all' | 'income' | 'expense';

/** A page of the customer's cash movements, newest first, and how many there are. */
export async function billOf(
  db: Db,
  customerId: string,
  type: BillType,
  page: PageOf,
): Promise<Found<BillEntry>> {
  const cash = db
    .selectFrom('postings')
    .innerJoin('entries', (join) =>
      join
        .onRef('entries.customer_id', '=', 'postings.customer_id')
        .onRef('entries.entry_id', '=', 'postings.entry_id'),
    )
    .select([
      'entries.entry_id',
      'amount',
      'balance_after',
      'reason',
      'order_number',
      'entries.created_at',
    ])
    .where('postings.customer_id', '=', customerId)
    .where('entries.customer_id', '=', customerId)
    .where('postings.kind', '=', 'cash')
    .$if(type === 'income', (query) => query.where('amount', '>', 0n))
    .$if(type === 'expense', (query) => query.where('amount', '<', 0n));
  return newestFirst(db, cash, 'entry_id', page);
}
