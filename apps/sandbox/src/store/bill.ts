import { type Selectable, sql } from 'kysely';
import { firstEntryId, hasEntryId, isEntryId } from './entryId.ts';
import type { Db } from './open.ts';
import { type PageRows, inOrder, type PageRequest } from './page.ts';
import type { Database } from './__generated__/tables.ts';

/** A movement of the customer's cash, in cents; `amount` is negative for an expense. */
export type BillEntry = CashPosting & EntryFields;

type EntryFields = Pick<Selectable<Database['entries']>, 'reason' | 'order_number' | 'created_at'>;
type CashPosting = Pick<Selectable<Database['postings']>, 'entry_id' | 'amount' | 'balance_after'>;

export type BillType = 'all' | 'income' | 'expense';

/** Filters movements. `from` (included) and `to` (excluded) are epoch milliseconds. */
export interface BillFilter {
  type: BillType;
  from?: number;
  to?: number;
}

/** Reads a page of cash movements, newest first. */
export async function billOf(
  db: Db,
  customerId: string,
  { type, from, to }: BillFilter,
  page: PageRequest,
): Promise<PageRows<BillEntry>> {
  const { only = null } = page;
  if (only !== null && !isEntryId(only)) return { rows: [], count: 0 };
  const all = db
    .selectFrom('postings')
    .select(['entry_id', 'amount', 'balance_after'])
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'cash')
    .$if(type === 'income', (query) => query.where('amount', '>', 0n))
    .$if(type === 'expense', (query) => query.where('amount', '<', 0n))
    .$if(from !== undefined, (query) => query.where('entry_id', '>=', firstEntryId(from ?? 0)))
    .$if(to !== undefined, (query) => query.where('entry_id', '<', firstEntryId(to ?? 0)))
    .$if(only !== null, (query) => query.where(hasEntryId(only ?? '')));
  const found = await inOrder<CashPosting, EntryFields>(db, all, sql`entry_id desc`, page, {
    columns: sql`entries.reason, entries.order_number, entries.created_at`,
    join: sql`left join entries
      on entries.customer_id = ${customerId} and entries.entry_id = page.entry_id`,
  });
  // The reader of an old link looks for the id of the link.
  return only === null
    ? found
    : { ...found, rows: found.rows.map((row) => Object.assign(row, { entry_id: only })) };
}

/** Cash movements of a month, in cents without sign. */
export interface BillMonth {
  /** `YYYY-MM`. */
  month: string;
  income: bigint;
  expense: bigint;
  count: bigint;
}

/**
 * Lists the months in which the customer's cash moved, oldest first.
 *
 * @param offsetMs offset of the calendar's time zone from UTC, in milliseconds
 */
export async function billMonths(
  db: Db,
  customerId: string,
  offsetMs: number,
): Promise<readonly BillMonth[]> {
  const { rows } = await sql<BillMonth>`
    select to_char(to_timestamp((created_at + ${offsetMs}::bigint) / 1000.0) at time zone 'UTC', 'YYYY-MM') as month,
      coalesce(sum(amount) filter (where amount > 0), 0)::bigint as income,
      coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as expense, count(*) as count
    from postings
    join entries on entries.customer_id = postings.customer_id and entries.entry_id = postings.entry_id
    where postings.customer_id = ${customerId} and postings.kind = 'cash'
    group by month order by month`.execute(db);
  return rows;
}
