import { type Selectable, sql } from 'kysely';
import { firstEntryId, hasEntryId, isEntryId } from './entryId.ts';
import { entriesAfter, maxTail, monthFigures, monthOfChange, sumUp } from './ledgerSums.ts';
import type { Db, Store } from './database.ts';
import { type PageRows, inOrder, type PageRequest } from './page.ts';
import type { Database } from './__generated__/tables.ts';

/** A movement of the customer's cash, in cents; `amount` is negative for an expense. */
export type BillEntry = CashPosting & EntryFields;

type EntryFields = Pick<Selectable<Database['entries']>, 'reason' | 'order_number' | 'created_at'> &
  TradeFields;

/**
 * The instrument of an order or application, or only the name of a fund; all null for other
 * movements. Only orders have a `quantity` and a `unit_price`, which is in millionths of a dollar.
 */
interface TradeFields {
  symbol: string | null;
  name: string | null;
  quantity: bigint | null;
  unit_price: bigint | null;
}

type CashPosting = Pick<Selectable<Database['postings']>, 'entry_id' | 'amount' | 'balance_after'>;

export type BillType = 'all' | 'income' | 'expense';

/** Filters movements. `from` (included) and `to` (excluded) are epoch milliseconds. */
export interface BillFilter {
  type: BillType;
  from?: number;
  to?: number;
  /** Part of an instrument's code or name, or of an order number. */
  search?: string;
}

const instrument = sql`coalesce(orders.symbol, ipo_applications.symbol) as symbol,
  coalesce(orders.name, ipo_applications.name, fund_orders.name) as name`;

/** Joins an entry with its order, application or fund order. */
const instrumentJoin = sql.join(
  ['orders', 'ipo_applications', 'fund_orders'].map((table) => {
    const of = sql.table(table);
    return sql`left join ${of} on ${of}.customer_id = entries.customer_id
      and ${of}.order_number = entries.order_number`;
  }),
  sql` `,
);

function isAbout(search: string) {
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`exists (
    select from entries ${instrumentJoin}
    where entries.customer_id = postings.customer_id and entries.entry_id = postings.entry_id
      and concat_ws(' ', entries.order_number, orders.symbol, orders.name, ipo_applications.symbol,
        ipo_applications.name, fund_orders.name) ilike ${pattern})`;
}

/** Reads a page of cash movements, newest first. */
export async function billOf(
  db: Db,
  customerId: string,
  { type, from, to, search = '' }: BillFilter,
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
    .$if(search !== '', (query) => query.where(isAbout(search)))
    .$if(only !== null, (query) => query.where(hasEntryId(only ?? '')));
  const found = await inOrder<CashPosting, EntryFields>(db, all, sql`entry_id desc`, page, {
    columns: sql`entries.reason, entries.order_number, entries.created_at,
      ${instrument}, orders.quantity, coalesce(orders.sell_price, orders.price) as unit_price`,
    join: sql`left join entries
      on entries.customer_id = ${customerId} and entries.entry_id = page.entry_id
      ${instrumentJoin}`,
  });
  // A link of an earlier version has another id for the same entry. The row gets the requested id,
  // because the caller looks for a row with this id.
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

/** Lists the months in which the customer's cash moved, oldest first. */
export async function billMonths(store: Store, customerId: string): Promise<readonly BillMonth[]> {
  for (;;) {
    const { rows } = await sql<BillMonth & { length: bigint }>`
      with tail as materialized (${entriesAfter(customerId, null, maxTail + 1)}),
      figures as (
        select bucket as month, what, amount from ledger_sums
          where customer_id = ${customerId} and span = 'month'
        union all select ${monthOfChange}, figures.what, figures.amount
          from (select tail.created_at as at, amount from tail join postings
            on customer_id = ${customerId} and postings.entry_id = tail.entry_id
            where kind = 'cash') as changes
          cross join lateral ${monthFigures}
      )
      select left(month::text, 4) || '-' || right(month::text, 2) as month,
        coalesce(sum(amount) filter (where what = 'income'), 0)::bigint as income,
        coalesce(sum(amount) filter (where what = 'expense'), 0)::bigint as expense,
        coalesce(sum(amount) filter (where what = 'count'), 0)::bigint as count,
        (select count(*) from tail) as length
      from figures group by month order by month`.execute(store.db);
    if ((rows[0]?.length ?? 0n) <= BigInt(maxTail)) return rows;
    await sumUp(store, customerId);
  }
}
