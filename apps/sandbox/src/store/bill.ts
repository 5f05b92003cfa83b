import { type Selectable, sql } from 'kysely';
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

/** Which movements: of a type, and in a stretch of time in epoch milliseconds, `to` excluded; left out: all. */
export interface BillFilter {
  type: BillType;
  from?: number;
  to?: number;
}

/** A page of the customer's cash movements, newest first, and how many there are. */
export async function billOf(
  db: Db,
  customerId: string,
  { type, from, to }: BillFilter,
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
    .$if(type === 'expense', (query) => query.where('amount', '<', 0n))
    .$if(from !== undefined, (query) => query.where('entries.created_at', '>=', BigInt(from ?? 0)))
    .$if(to !== undefined, (query) => query.where('entries.created_at', '<', BigInt(to ?? 0)));
  return newestFirst(db, cash, 'entry_id', page);
}

/** What moved in a month; amounts in cents, without sign. */
export interface BillMonth {
  /** `YYYY-MM`. */
  month: string;
  income: bigint;
  expense: bigint;
  count: bigint;
}

/**
 * The months in which the customer's cash moved, oldest first.
 *
 * @param offsetMs how far the calendar of the months is from UTC, in milliseconds
 */
export async function billMonths(
  db: Db,
  customerId: string,
  offsetMs: number,
): Promise<readonly BillMonth[]> {
  const { rows } = await sql<BillMonth>`
    select to_char(to_timestamp((entries.created_at + ${offsetMs}::bigint) / 1000.0) at time zone 'UTC', 'YYYY-MM')
        as month,
      coalesce(sum(amount) filter (where amount > 0), 0)::bigint as income,
      coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as expense,
      count(*)::bigint as count
    from postings
    join entries on entries.customer_id = postings.customer_id and entries.entry_id = postings.entry_id
    where postings.customer_id = ${customerId} and entries.customer_id = ${customerId}
      and postings.kind = 'cash'
    group by 1 order by 1`.execute(db);
  return rows;
}
