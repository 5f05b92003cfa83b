import { sql, type RawBuilder } from 'kysely';
import type { Db } from './open.ts';
import { type PageRows, inOrder, newestFirst, type PageRequest } from './page.ts';

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
 * All sales and paid out funds, computed from ledger rows and stored nowhere else. A sale sells a
 * whole lot. `cost` is quantity × price, rounded half up to the cent; the rest of the lot's
 * `cost_total` is the fee of the purchase.
 */
function gainsOf(customerId: string): RawBuilder<GainRow & { year: number }> {
  return sql`
    select gains.*, extract(year from
      to_timestamp(created_at / 1000.0) at time zone 'America/Mexico_City')::int as year
    from (
      select 'sale' as kind, orders.order_number, orders.symbol as tag, orders.name, orders.market,
        orders.quantity, bought.cost, orders.amount as proceeds,
        orders.fee + lots.cost_total - bought.cost as fees, orders.created_at
      from orders
      join lots on lots.customer_id = orders.customer_id and lots.order_number = orders.lot_number
      cross join lateral (
        select div(lots.quantity::numeric * lots.cost_price + 5000, 10000)::bigint as cost
      ) as bought
      where orders.customer_id = ${customerId} and orders.mold = 'stock'
        and orders.side = 'sell' and orders.status = 1
      union all
      select 'fund', order_number, split_part(fund_id, '-', 1), name, null, null, amount,
        amount + earned, 0, ends_at
      from fund_orders
      where customer_id = ${customerId} and status = 'completed'
    ) as gains`;
}

const sums = sql`sum(cost)::bigint as cost, sum(proceeds)::bigint as proceeds, sum(fees)::bigint as fees`;

/** Lists the customer's gains by year, latest year first. */
export async function gainYearsOf(db: Db, customerId: string): Promise<readonly GainYearRow[]> {
  const { rows } = await sql<GainYearRow>`
    select year, ${sums} from (${gainsOf(customerId)}) as gains
    group by year order by year desc`.execute(db);
  return rows;
}

/** Reads a page of a year's gains by instrument, largest first. */
export function instrumentGainsOf(
  db: Db,
  customerId: string,
  year: number,
  page: PageRequest,
): Promise<PageRows<InstrumentGainRow>> {
  // Uses the latest name of a renamed instrument.
  const all = sql<InstrumentGainRow>`
    select kind, tag, (array_agg(name order by created_at desc))[1] as name,
      (array_agg(market order by created_at desc))[1] as market, count(*) as sales, ${sums}
    from (${gainsOf(customerId)}) as gains where year = ${year}
    group by kind, tag`;
  return inOrder(db, all, sql`proceeds - cost - fees desc, kind, tag`, page);
}

/** Reads a page of a year's sales of an instrument, or of a fund series, newest first. */
export function gainRowsOf(
  db: Db,
  customerId: string,
  { year, kind, tag }: { year: number; kind: GainKind; tag: string },
  page: PageRequest,
): Promise<PageRows<GainRow>> {
  const all = sql<GainRow>`
    select * from (${gainsOf(customerId)}) as gains
    where year = ${year} and kind = ${kind} and tag = ${tag}`;
  return newestFirst(db, all, 'order_number', page);
}
