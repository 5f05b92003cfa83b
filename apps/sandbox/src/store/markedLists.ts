import { LRUCache } from 'lru-cache';
import { sql, type Expression, type RawBuilder } from 'kysely';
import { inOwnTime } from './callScope.ts';
import { databaseNow } from './databaseClock.ts';
import type { Db } from './open.ts';
import type { Found, PageOf } from './page.ts';

/** A place in a list: a time, and what distinguishes rows of the same time. Each is SQL. */
export interface Place {
  at: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
}

/** By what a list is ordered. */
export interface ListKey {
  /** Of a row of the list, and of one of `list_marks`. */
  ofRow: Place;
  ofMark: Place;
  /** Before all rows, and after them. */
  lowest: Place;
  highest: Place;
  newestFirst: RawBuilder<unknown>;
  oldestFirst: RawBuilder<unknown>;
  /** Whether a mark is before a place; the marks are found by their time. */
  isMarkBefore(place: Place): RawBuilder<boolean>;
  compare(left: Place, operator: '<' | '<=' | '>' | '>=', right: Place): RawBuilder<boolean>;
}

/** A list that grows at its newest end alone, once `settledBefore` has passed. */
export interface MarkedList<Row> {
  customerId: string;
  /** Its marks are kept under it: one name for each filter. */
  name: string;
  all: Expression<Row>;
  key: ListKey;
  /** Older rows neither come nor go any more. SQL for a place, as it is at the moment of the statement. */
  settledBefore: Place;
  /** Cents of a row, above zero for an income; marks sum them up. */
  amount?: RawBuilder<unknown>;
}

/** The largest time, in SQL. */
export const never = sql`9223372036854775807::bigint`;

/** By the id of a ledger entry, which begins with its time. */
export const entryKey: ListKey = {
  ofRow: {
    at: sql`('x' || left(replace(entry_id::text, '-', ''), 12))::bit(48)::bigint`,
    id: sql`entry_id`,
  },
  ofMark: { at: sql`at`, id: sql`id::uuid` },
  lowest: { at: sql`0::bigint`, id: sql`'00000000-0000-0000-0000-000000000000'::uuid` },
  highest: { at: never, id: sql`'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid` },
  newestFirst: sql`entry_id desc`,
  oldestFirst: sql`entry_id`,
  isMarkBefore: (place) => sql`at < ${place.at}`,
  compare: (left, operator, right) => sql`${left.id} ${sql.raw(operator)} ${right.id}`,
};

/** Before all entries of a time, epoch milliseconds in SQL. */
export function firstEntryAt(time: RawBuilder<unknown>): Place {
  return { at: time, id: sql`rpad(lpad(to_hex(${time}), 12, '0'), 32, '0')::uuid` };
}

/** How long after the time that it carries a call's row may still be written, and more. Milliseconds. */
const writingMs = 60_000;

/**
 * The time, epoch milliseconds, before which no more rows of the customer are written: jobs write rows of the time at which they were
 * due, also long after it.
 *
 * @param pending the earliest row that may still change, in SQL; none unless given
 */
export function settledTime(
  customerId: string,
  pending: Expression<unknown> = sql`null::bigint`,
): RawBuilder<bigint> {
  return sql`least(
    ${databaseNow} - ${writingMs}::bigint,
    (select min(due_at) from due_work where due_work.customer_id = ${customerId}),
    ${pending})`;
}

/** A mark after so many rows. */
const step = 100;

/** The marks of a list as it has been since its customer last started over. */
function marks({ customerId, name }: Pick<MarkedList<unknown>, 'customerId' | 'name'>) {
  return sql`(
    select rows, at, id, income, expense from list_marks
    where list_marks.customer_id = ${customerId} and list = ${name} and since = (
      select coalesce(opened_at, 0) from customers where customers.customer_id = ${customerId}))`;
}

/**
 * SQL for what there is before a place: `rows` with their sums `income` and `expense`, and how many rows are `unmarked`,
 * that is after the last mark.
 */
export function sumBefore<Row>(list: MarkedList<Row>, place: Place): RawBuilder<unknown> {
  const { all, key, amount } = list;
  const last = {
    at: sql`coalesce(last.at, ${key.lowest.at})`,
    id: sql`coalesce(last.id, ${key.lowest.id})`,
  };
  const sums =
    amount === undefined
      ? sql``
      : sql`, coalesce(max(last.income), 0) + coalesce(sum(greatest(${amount}, 0)), 0) as income,
        coalesce(max(last.expense), 0) + coalesce(sum(greatest(-${amount}, 0)), 0) as expense`;
  return sql`
    select coalesce(max(last.rows), 0) + count(counted.is_row) as rows, count(counted.is_row) as unmarked ${sums}
    from (select 1 as one) as always
    left join (
      select rows, ${key.ofMark.at} as at, ${key.ofMark.id} as id, income, expense
      from ${marks(list)} as marks where ${key.isMarkBefore(place)} order by at desc, id desc limit 1
    ) as last on true
    left join lateral (
      select listed.*, true as is_row from (${all}) as listed
      where ${key.compare(key.ofRow, '>', last)} and ${key.compare(key.ofRow, '<', place)}
    ) as counted on true`;
}

/** What else a page is read with. */
interface PageOptions {
  within?: { from: Place; to: Place };
  more?: { columns: RawBuilder<unknown>; join: RawBuilder<unknown> };
}

type Counted<Row> = Row & { in_all: bigint; unmarked: bigint; is_row: boolean | null };

/**
 * Reads a stretch of a list and the count of all its rows in one statement, newest first, in a time that hardly depends
 * on how long the list is: it counts from the nearest mark. Rows that no mark counts yet are counted one by one,
 * and marked beside the calls.
 *
 * @param within from the first place up to, but not including, the second one; the whole list unless given
 * @param more columns of what is joined to the rows of the page, as `page`
 */
export async function markedPage<Row, More = unknown>(
  db: Db,
  list: MarkedList<Row>,
  { limit, offset }: PageOf,
  { within, more }: PageOptions = {},
): Promise<Found<Row & More>> {
  const { all, key } = list;
  const to = within?.to ?? key.highest;
  const from = within?.from ?? key.lowest;
  const lower =
    within === undefined
      ? sql`0::bigint`
      : sql`(select rows from (${sumBefore(list, from)}) as lower)`;
  const wanted = sql`(select upper.rows from upper) - ${offset}::bigint`;
  const start = {
    at: sql`coalesce((select at from start), ${to.at})`,
    id: sql`coalesce((select id from start), ${to.id})`,
  };
  const { rows } = await sql<Counted<Row & More>>`
    with upper as (${sumBefore(list, to)}),
    start as (
      select rows, ${key.ofMark.at} as at, ${key.ofMark.id} as id from ${marks(list)} as marks
      where rows >= ${wanted} and rows <= (select upper.rows from upper) order by rows limit 1)
    select page.*${more === undefined ? sql`` : sql`, ${more.columns}`},
      upper.rows - ${lower} as in_all, upper.unmarked
    from upper
    left join (
      select listed.*, true as is_row from (${all}) as listed
      where ${key.compare(key.ofRow, '<=', start)} and ${key.compare(key.ofRow, '>=', from)}
      order by ${key.newestFirst}
      limit ${limit} offset coalesce((select rows from start), (select upper.rows from upper)) - (${wanted})
    ) as page on true
    ${more?.join ?? sql``}
    order by ${key.newestFirst}`.execute(db);
  if (Number(rows[0]?.unmarked ?? 0n) >= 2 * step) void markBeside(db, list);
  return {
    rows: rows.filter((row) => row.is_row === true),
    count: Number(rows[0]?.in_all ?? 0n),
  };
}

/** Rows that one statement looks at, so that none takes long. */
const portion = 100 * step;

/** A list whose newest rows are not settled yet is not tried again at every call. */
const marked = new LRUCache<string, true>({ max: 1000, ttl: 10_000 });

/** Marks what can be marked. Nothing depends on it but how long the next call takes. */
async function markBeside<Row>(db: Db, list: MarkedList<Row>): Promise<void> {
  const name = `${list.customerId} ${list.name}`;
  if (marked.has(name)) return;
  marked.set(name, true);
  try {
    while ((await inOwnTime(markingMs, () => markPortion(db, list))) === portion / step);
  } catch {
    // The database is closed, or out of reach. Calls say so themselves.
  }
}

const markingMs = 8000;

/** Marks every hundredth of the next settled rows, and answers how many marks were made. Repeating it changes nothing. */
export async function markPortion<Row>(db: Db, list: MarkedList<Row>): Promise<number> {
  const { customerId, name, all, key, settledBefore, amount = sql`0` } = list;
  const from = {
    at: sql`coalesce((select at from last), ${key.lowest.at})`,
    id: sql`coalesce((select id from last), ${key.lowest.id})`,
  };
  const { rows } = await sql`
    with last as (
      select rows, ${key.ofMark.at} as at, ${key.ofMark.id} as id, income, expense
      from ${marks(list)} as marks order by rows desc limit 1
    ), numbered as (
      select row_number() over oldest_first as n, ${key.ofRow.at} as at, ${key.ofRow.id}::text as id,
        sum(greatest(${amount}, 0)) over oldest_first as income,
        sum(greatest(-${amount}, 0)) over oldest_first as expense
      from (
        select * from (${all}) as listed
        where ${key.compare(key.ofRow, '>', from)} and ${key.compare(key.ofRow, '<', settledBefore)}
        order by ${key.oldestFirst} limit ${portion}
      ) as settled
      window oldest_first as (order by ${key.oldestFirst} rows unbounded preceding)
    )
    insert into list_marks (customer_id, list, since, rows, at, id, income, expense)
    select ${customerId}::uuid, ${name}::text, coalesce(opened_at, 0), coalesce(last.rows, 0) + n, numbered.at, numbered.id,
      coalesce(last.income, 0) + numbered.income, coalesce(last.expense, 0) + numbered.expense
    from customers cross join numbered left join last on true
    where customers.customer_id = ${customerId} and n % ${step} = 0
    on conflict do nothing
    returning rows`.execute(db);
  return rows.length;
}
