import { sql, type RawBuilder } from 'kysely';
import { entriesAfter, maxTail, salesIn, sumUp } from './ledgerSums.ts';
import type { Db, Store } from './database.ts';
import { type PageRows, newestFirst, type PageRequest } from './page.ts';
import { monthOf, salesOf, yearOf } from './sales.ts';

export type GainKind = 'sale' | 'fund';

/** Cents; the gain is `proceeds` less `cost` and `fees`. */
export interface GainSums {
  cost: bigint;
  proceeds: bigint;
  fees: bigint;
}

/** Gain of a calendar year in Mexico City. */
export interface GainYearRow extends GainSums {
  year: number;
  /**
   * Gain of each month in cents, January first; null if part of the year is only stored as a sum.
   */
  months: readonly bigint[] | null;
}

interface Named extends GainSums {
  kind: GainKind;
  /** Symbol of the instrument, or code of the fund series. */
  tag: string;
  name: string;
  /** Null for a fund. */
  market: string | null;
}

/** Gain of all sales of an instrument, or of the funds of a series. */
export interface InstrumentGainRow extends Named {
  sales: bigint;
}

/** Gain of one sale or fund order. */
export interface GainRow extends Named {
  order_number: string;
  /** Null for a fund. */
  quantity: bigint | null;
  created_at: bigint;
}

/**
 * SQL of the gains per year and instrument: the stored sums of a long ledger, which have no month,
 * and the sales and funds after those sums.
 */
function gainsOf(customerId: string): RawBuilder<unknown> {
  return sql`
    select 'sale' as kind, split_part(what, ':', 2) as tag, bucket::int as year, null::int as month,
      case when what like 'fees:%' then 0 else cost end as cost,
      case when what like 'fees:%' then 0 else amount end as proceeds,
      case when what like 'fees:%' then amount else 0 end as fees,
      case when what like 'fees:%' then cost else 0 end as sales
    from ledger_sums where customer_id = ${customerId} and span = 'year'
    union all select 'sale', tag, year, month, cost, proceeds, fees, 1
    from (${salesIn(customerId, sql`tail`)}) as sales
    union all select 'fund', ${series}, ${yearOf(sql`ends_at`)}, ${monthOf(sql`ends_at`)}, amount, amount + earned, 0, 1
    from fund_orders where customer_id = ${customerId} and status = 'completed'`;
}

/** Code of the series of a fund. */
const series = sql`split_part(fund_id, '-', 1)`;

const sums = sql`sum(cost)::bigint as cost, sum(proceeds)::bigint as proceeds, sum(fees)::bigint as fees`;

/**
 * Reads the rows of a query on `gains`, which has the rows of `gainsOf`. Stores sums of a long
 * ledger first.
 */
async function readGains<Row>(
  store: Store,
  customerId: string,
  query: RawBuilder<Row>,
): Promise<readonly Row[]> {
  for (;;) {
    const { rows } = await sql<Row & { length: bigint; is_row: boolean | null }>`
      with tail as materialized (${entriesAfter(customerId, null, maxTail + 1)}),
      gains as (${gainsOf(customerId)})
      select (select count(*) from tail) as length, found.*
      from (select 1) as once left join (select true as is_row, rows.* from (${query}) as rows) as found
        on true`.execute(store.db);
    if ((rows[0]?.length ?? 0n) <= BigInt(maxTail))
      return rows.filter((row) => row.is_row === true);
    await sumUp(store, customerId);
  }
}

/** Lists the customer's gains by year, latest year first. */
export async function gainYearsOf(
  store: Store,
  customerId: string,
): Promise<readonly GainYearRow[]> {
  const query = sql<GainMonthRow>`
    select year, month, ${sums} from gains group by year, month order by year desc`;
  const rows = await readGains(store, customerId, query);
  return Array.from(
    Map.groupBy(rows, ({ year }) => year),
    ([year, months]) => ({
      year,
      cost: sumOf(months, ({ cost }) => cost),
      proceeds: sumOf(months, ({ proceeds }) => proceeds),
      fees: sumOf(months, ({ fees }) => fees),
      months: months.some(({ month }) => month === null)
        ? null
        : Array.from({ length: 12 }, (_, at) =>
            sumOf(
              months.filter(({ month }) => month === at + 1),
              ({ proceeds, cost, fees }) => proceeds - cost - fees,
            ),
          ),
    }),
  );
}

interface GainMonthRow extends GainSums {
  year: number;
  /** From 1; null for stored sums. */
  month: number | null;
}

function sumOf<Row>(rows: readonly Row[], centsOf: (row: Row) => bigint): bigint {
  return rows.reduce((sum, row) => sum + centsOf(row), 0n);
}

/**
 * Reads a page of a year's gains by instrument, largest first. Null stands for the newest year with
 * a gain.
 */
export async function instrumentGainsOf(
  store: Store,
  customerId: string,
  year: number | null,
  { limit, offset }: PageRequest,
): Promise<PageRows<InstrumentGainRow>> {
  const requested = year ?? sql`(select max(year) from gains)`;
  // An instrument that was renamed has its latest name.
  const query = sql<InstrumentGainRow>`
    select kind, tag, sales, cost, proceeds, fees, named.name, named.market
    from (
      select kind, tag, sum(sales)::bigint as sales, ${sums} from gains where year = ${requested}
      group by kind, tag
    ) as instruments
    left join lateral (
      (select name, market from orders
        where kind = 'sale' and customer_id = ${customerId} and mold = 'stock' and symbol = tag
        order by created_at desc limit 1)
      union all
      (select name, null from fund_orders
        where kind = 'fund' and customer_id = ${customerId} and ${series} = tag
        order by ends_at desc limit 1)
    ) as named on true
    order by proceeds - cost - fees desc, kind, tag`;
  const all = await readGains(store, customerId, query);
  return { rows: all.slice(offset, offset + limit), count: all.length };
}

/** Start of a year in Mexico City, which has no summer time in January. Epoch milliseconds. */
const startOf = (year: number) => sql`${BigInt(Date.UTC(year, 0, 1, 6))}::bigint`;

/** Reads a page of a year's sales of an instrument, or of a fund series, newest first. */
export function gainRowsOf(
  db: Db,
  customerId: string,
  { year, kind, tag }: { year: number; kind: GainKind; tag: string },
  page: PageRequest,
): Promise<PageRows<GainRow>> {
  const isOfYear = (at: RawBuilder<unknown>) =>
    sql`${at} >= ${startOf(year)} and ${at} < ${startOf(year + 1)}`;
  const sales = salesOf(customerId, {
    where: sql`orders.symbol = ${tag} and ${isOfYear(sql`orders.created_at`)}`,
  });
  const all =
    kind === 'sale'
      ? sql<GainRow>`select 'sale' as kind, sales.* from (${sales}) as sales`
      : sql<GainRow>`
          select 'fund' as kind, order_number, ${series} as tag, name, null as market,
            null::bigint as quantity, amount as cost, amount + earned as proceeds, 0::bigint as fees,
            ends_at as created_at
          from fund_orders
          where customer_id = ${customerId} and status = 'completed' and ${series} = ${tag}
            and ${isOfYear(sql`ends_at`)}`;
  return newestFirst(db, all, 'order_number', page);
}
