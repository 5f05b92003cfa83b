import { brokerOffsetMs, dayMs, minuteMs } from '@corro/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Store, Trx } from './database.ts';
import { salesOf } from './sales.ts';

/**
 * Kinds of accounts that describe what a customer owns, has deposited, owes, and has paid in fees.
 */
export const ownKinds = ['cash', 'held', 'invested', 'funding', 'loans', 'fees'] as const;

/**
 * Maximum number of entries that are read one by one. The entries of a longer ledger are first
 * added to stored sums.
 */
export const maxTail = 1000;

/**
 * Number of entries per transaction, which takes some 30 ms. With the embedded database the calls
 * of all customers wait for this transaction.
 */
const batchSize = 1000;

/**
 * Span of the broker's days. Rows of the span `day` are from earlier versions, whose days began at
 * midnight UTC: no one reads them, and the sums, which then lack days, are computed again.
 */
export const daySpan = 'broker-day';

/** Lengths of the spans over which the portfolio's movements are summed, in milliseconds. */
const spanMs = { 'ten-minutes': 10 * minuteMs, [daySpan]: dayMs };

/**
 * Days for which sums of ten minutes are stored. Only a portfolio's line of the current day has a
 * point every ten minutes.
 */
const fineDays = 2;

/** Id that sorts before every entry. */
const noEntry = '00000000-0000-0000-0000-000000000000';

type Entries = RawBuilder<unknown>;

const entryColumns = sql`entry_id, reason, order_number, created_at`;

/**
 * Selects the customer's entries after the entry `after`, oldest first. Null selects those after the
 * last entry in the stored sums.
 */
export function entriesAfter(customerId: string, after: string | null, limit: number): Entries {
  const last = sql`(select summed_to from accounts
    where customer_id = ${customerId} and kind = 'cash')`;
  return sql`
    select ${entryColumns} from entries
    where customer_id = ${customerId}
      and entry_id > coalesce(${after}::uuid, ${last}, ${noEntry}::uuid)
    order by entry_id limit ${limit}`;
}

/**
 * Selects the changes that entries made. `what` names what changed: an account, with `amount` in
 * cents; `interest` or `repaid`, with the interest of a loan; or `type:symbol`, with a quantity as
 * `amount` and quantity × purchase price in millionths of a dollar as `cost`.
 *
 * @param entries name of a subquery with the columns of `entriesAfter`
 */
export function changesOf(customerId: string, entries: RawBuilder<unknown>): RawBuilder<unknown> {
  const lot = sql`lots.type || ':' || lots.symbol`;
  const cost = sql`lots.quantity * lots.cost_price::numeric`;
  return sql`
    select entries.created_at as at, change.what, change.amount, change.cost
    from ${entries} as entries
    cross join lateral (
      select kind as what, amount::numeric as amount, 0::numeric as cost from postings
        where postings.customer_id = ${customerId} and postings.entry_id = entries.entry_id
          and kind in (${sql.join(ownKinds)})
      union all select case entries.reason when 'loan-payout' then 'interest' else 'repaid' end,
          loans.cost, 0 from loans
        where entries.reason in ('loan-payout', 'loan-repayment')
          and loans.customer_id = ${customerId} and loans.order_number = entries.order_number
      union all select ${lot}, lots.quantity, ${cost} from lots
        where (entries.reason like '%-buy' or entries.reason = 'ipo-allotment')
          and lots.customer_id = ${customerId} and lots.order_number = entries.order_number
      union all select ${lot}, -lots.quantity, -${cost} from orders
        join lots on lots.customer_id = ${customerId} and lots.order_number = orders.lot_number
        where entries.reason like '%-sell'
          and orders.customer_id = ${customerId} and orders.order_number = entries.order_number
    ) as change`;
}

/** Month (`YYYYMM`) of `at` in Mexico City. */
export const monthOfChange = sql`to_char(
  to_timestamp((at + ${brokerOffsetMs}::bigint) / 1000.0) at time zone 'UTC', 'YYYYMM')::bigint`;

/** SQL of the figures of a month, computed from the changes of cash. */
export const monthFigures = sql`
  (values ('income', greatest(amount, 0)), ('expense', greatest(-amount, 0)), ('count', 1::numeric))
    as figures (what, amount)`;

/** Selects the changes, each with the end of the span that contains it. */
function inSpan(span: keyof typeof spanMs): RawBuilder<unknown> {
  const length = sql`${BigInt(spanMs[span])}::bigint`;
  const offset = sql`${BigInt(brokerOffsetMs)}::bigint`;
  return sql`
    select ${span} as span, what, amount, cost, at,
      case when at = opened_at then at
        else (at + ${offset} + ${length} - 1) / ${length} * ${length} - ${offset} end as bucket
    from changes cross join opened`;
}

/** Selects the sales that the entries have booked. */
export function salesIn(customerId: string, entries: RawBuilder<unknown>): RawBuilder<unknown> {
  return salesOf(customerId, {
    join: sql`join ${entries} as entries
      on entries.order_number = orders.order_number and entries.reason like '%-sell'`,
  });
}

/**
 * SQL of the figures that a sale adds to the sums of its year and instrument. In the rows of
 * `fees`, `cost` is the number of sales.
 */
const saleFigures = sql`
  (values ('proceeds:' || tag, proceeds, sales.cost), ('fees:' || tag, fees, 1))
    as figures (what, amount, cost)`;

/**
 * Adds entries to the sums; returns the number of entries and the id of the last one. A span
 * excludes its start and includes its end (`bucket`), so that the sums up to a moment include the
 * events at that moment. The opening of the account is a span of its own.
 */
async function add(
  trx: Trx,
  customerId: string,
  entries: Entries,
  now: number,
): Promise<{ count: number; last: string | null }> {
  const opened = sql`(select min(created_at) from entries where customer_id = ${customerId})`;
  const fineSince = BigInt(now - fineDays * dayMs);
  const { rows } = await sql<{ count: bigint; last: string | null }>`
    with batch as materialized (${entries}),
    changes as materialized (${changesOf(customerId, sql`batch`)}),
    opened as (select ${opened} as opened_at),
    placed as (
      ${inSpan(daySpan)}
      union all ${inSpan('ten-minutes')} where changes.at > ${fineSince}::bigint
      union all select 'month', figures.what, figures.amount, 0, at, ${monthOfChange}
        from changes cross join lateral ${monthFigures} where changes.what = 'cash'
      union all select 'year', figures.what, figures.amount, figures.cost, created_at, year
        from (${salesIn(customerId, sql`batch`)}) as sales cross join lateral ${saleFigures}
    ),
    added as (
      insert into ledger_sums as known (customer_id, span, bucket, what, amount, cost, at)
      select ${customerId}::uuid, span, bucket, what, sum(amount), sum(cost), max(at)
      from placed group by span, bucket, what
      on conflict (customer_id, span, bucket, what) do update set
        amount = known.amount + excluded.amount, cost = known.cost + excluded.cost,
        at = greatest(known.at, excluded.at)
    )
    select count(*) as count,
      (select entry_id from batch order by entry_id desc limit 1)::text as last from batch`.execute(
    trx,
  );
  const [{ count, last } = { count: 0n, last: null }] = rows;
  return { count: Number(count), last };
}

/**
 * Adds the entries that are not yet in the sums, in short transactions. If a call is interrupted,
 * the next one continues at the entry where it stopped.
 */
export async function sumUp(
  store: Pick<Store, 'transaction' | 'clock'>,
  customerId: string,
  size = batchSize,
): Promise<void> {
  let count: number;
  do {
    count = await store.transaction((trx) => sumUpBatch(trx, customerId, size, store.clock));
  } while (count === size);
}

/** Adds a batch of entries; returns their number. */
async function sumUpBatch(
  trx: Trx,
  customerId: string,
  size: number,
  clock: Store['clock'],
): Promise<number> {
  // Postings lock the cash, too. So this transaction sees all committed postings, and none is in
  // progress.
  const { rows } = await sql<{ summed_to: string | null }>`
    select summed_to from accounts
    where customer_id = ${customerId} and kind = 'cash' for update`.execute(trx);
  const after = rows[0]?.summed_to ?? noEntry;
  const now = clock.now();
  const { count, last } = await add(trx, customerId, entriesAfter(customerId, after, size), now);
  if (last === null) return 0;
  await sql`
    update accounts set summed_to = ${last}::uuid
    where customer_id = ${customerId} and kind = 'cash'`.execute(trx);
  await sql`
    delete from ledger_sums where customer_id = ${customerId} and span = 'ten-minutes'
      and bucket <= ${BigInt(now - fineDays * dayMs)}::bigint`.execute(trx);
  return count;
}

/** Adds an entry that was booked for a time before the last entry in the sums. */
export async function addLate(trx: Trx, customerId: string, entryId: string, now: number) {
  const entry = sql`select ${entryColumns} from entries
    where customer_id = ${customerId} and entry_id = ${entryId}::uuid`;
  await add(trx, customerId, entry, now);
}

/** Deletes the sums, which are then computed again. The caller holds the customer's cash. */
export async function dropSums(trx: Trx, customerId: string): Promise<void> {
  await trx.deleteFrom('ledger_sums').where('customer_id', '=', customerId).execute();
  await trx
    .updateTable('accounts')
    .set({ summed_to: null })
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'cash')
    .execute();
}
