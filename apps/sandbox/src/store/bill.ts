import type { Db } from './open.ts';
import { found, newestFirst, type Found, type PageOf } from './page.ts';
import type { EntryReason } from './schema.ts';

/** One movement of the customer's cash; amounts in cents, `amount` below zero for an expense. */
export interface BillEntry {
  id: string;
  amount: bigint;
  balance: bigint;
  reason: EntryReason;
  orderNumber: string | null;
  createdAt: bigint;
}

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
    .where('postings.customer_id', '=', customerId)
    .where('postings.kind', '=', 'cash')
    .$if(type === 'income', (query) => query.where('amount', '>', 0n))
    .$if(type === 'expense', (query) => query.where('amount', '<', 0n));
  return found(
    cash
      .select([
        'entries.entry_id as id',
        'amount',
        'balance_after as balance',
        'reason',
        'order_number as orderNumber',
        'entries.created_at as createdAt',
      ])
      .$call(newestFirst('entries.entry_id', page))
      .execute(),
    cash.select((one) => one.fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow(),
  );
}
