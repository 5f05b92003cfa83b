import { type RawBuilder, type Selectable, sql } from 'kysely';
import { isEntryId } from './entryId.ts';
import type { Db } from './open.ts';
import {
  entryKey,
  firstEntryAt,
  markedPage,
  type MarkedList,
  settledTime,
  sumBefore,
} from './markedLists.ts';
import type { Found, PageOf } from './page.ts';
import type { Database } from './__generated__/tables.ts';

/** One movement of the customer's cash; amounts in cents, `amount` below zero for an expense. */
export type BillEntry = CashPosting &
  Pick<Selectable<Database['entries']>, 'reason' | 'order_number' | 'created_at'>;

type CashPosting = Pick<Selectable<Database['postings']>, 'entry_id' | 'amount' | 'balance_after'>;

export type BillType = 'all' | 'income' | 'expense';

/** Which movements: of a type, and in a stretch of time in epoch milliseconds, `to` excluded; left out: all. */
export interface BillFilter {
  type: BillType;
  from?: number;
  to?: number;
}

/** The customer's cash movements of a type. Entries are only ever added, so none that is settled changes. */
function billList(customerId: string, type: BillType): MarkedList<CashPosting> {
  const sign = { all: sql``, income: sql`and amount > 0`, expense: sql`and amount < 0` }[type];
  return {
    customerId,
    name: `bill ${type}`,
    all: sql`
      select entry_id, amount, balance_after from postings
      where customer_id = ${customerId} and kind = 'cash' ${sign}`,
    key: entryKey,
    settledBefore: firstEntryAt(settledTime(customerId)),
    amount: sql`amount`,
  };
}

/** A page of the customer's cash movements, newest first, and how many there are. */
export async function billOf(
  db: Db,
  customerId: string,
  { type, from, to }: BillFilter,
  page: PageOf,
): Promise<Found<BillEntry>> {
  const within =
    from === undefined || to === undefined
      ? undefined
      : {
          from: firstEntryAt(sql`${BigInt(from)}::bigint`),
          to: firstEntryAt(sql`${BigInt(to)}::bigint`),
        };
  const list = billList(customerId, type);
  const { only = null } = page;
  if (only !== null) return entryOf(db, list, only);
  return markedPage<CashPosting, BillEntry>(db, list, page, {
    ...(within === undefined ? {} : { within }),
    more: { columns: ofEntry, join: entryJoin(customerId) },
  });
}

const ofEntry = sql`entries.reason, entries.order_number, entries.created_at`;

const entryJoin = (customerId: string) => sql`left join entries
  on entries.customer_id = ${customerId} and entries.entry_id = page.entry_id`;

/** The movement of an id alone; none where the list has none of it. */
async function entryOf(
  db: Db,
  { customerId, all }: MarkedList<CashPosting>,
  id: string,
): Promise<Found<BillEntry>> {
  if (!isEntryId(id)) return { rows: [], count: 0 };
  const { rows } = await sql<BillEntry>`
    select page.*, ${ofEntry} from (select * from (${all}) as listed where entry_id = ${id}) as page
    ${entryJoin(customerId)}`.execute(db);
  return { rows, count: rows.length };
}

/** What moved in a month; amounts in cents, without sign. */
export interface BillMonth {
  /** `YYYY-MM`. */
  month: string;
  income: bigint;
  expense: bigint;
  count: bigint;
}

/** The first moment of the month of a time, epoch milliseconds in SQL. */
const monthOf = (time: RawBuilder<unknown>) =>
  sql`date_trunc('month', to_timestamp(${time} / 1000.0) at time zone 'UTC')`;

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
  const list = billList(customerId, 'all');
  const end = (direction: RawBuilder<unknown>) => sql`(
    select created_at + ${offsetMs}::bigint from entries
    where entries.customer_id = ${customerId} and entries.entry_id = (
      select entry_id from postings where postings.customer_id = ${customerId} and kind = 'cash'
      order by entry_id ${direction} limit 1))`;
  const { rows } = await sql<BillMonth>`
    with bounds as (
      select month, (extract(epoch from month) * 1000)::bigint - ${offsetMs}::bigint as begins
      from generate_series(${monthOf(end(sql`asc`))}, ${monthOf(end(sql`desc`))} + interval '1 month',
        interval '1 month') as month
    ), until as (
      select month, sums.* from bounds
      cross join lateral (${sumBefore(list, firstEntryAt(sql`begins`))}) as sums
    )
    select to_char(month - interval '1 month', 'YYYY-MM') as month, (income - before_income)::bigint as income,
      (expense - before_expense)::bigint as expense, (rows - before_rows)::bigint as count
    from (
      select until.*, lag(rows) over (order by month) as before_rows,
        lag(income) over (order by month) as before_income, lag(expense) over (order by month) as before_expense
      from until
    ) as months
    where rows > before_rows order by months.month`.execute(db);
  return rows;
}
