import { sql, type RawBuilder } from 'kysely';

/**
 * Selects a customer's sales with their gain. A sale always sells a whole lot. `cost` is quantity ×
 * purchase price, rounded half up to the cent. The rest of the lot's `cost_total` is the fee of the
 * purchase, which `fees` includes.
 */
export function salesOf(
  customerId: string,
  { join = sql``, where = sql`true` }: { join?: RawBuilder<unknown>; where?: RawBuilder<unknown> },
): RawBuilder<unknown> {
  return sql`
    select orders.order_number, orders.symbol as tag, orders.name, orders.market, orders.quantity,
      bought.cost, orders.amount as proceeds, orders.fee + lots.cost_total - bought.cost as fees,
      orders.created_at, ${yearOf(sql`orders.created_at`)} as year,
      ${monthOf(sql`orders.created_at`)} as month
    from orders ${join}
    left join lots on lots.customer_id = ${customerId} and lots.order_number = orders.lot_number
    cross join lateral (
      select div(lots.quantity::numeric * lots.cost_price + 5000, 10000)::bigint as cost
    ) as bought
    where orders.customer_id = ${customerId} and orders.mold = 'stock'
      and orders.side = 'sell' and orders.status = 1 and ${where}`;
}

/** Calendar year of a time in Mexico City. */
export const yearOf = (at: RawBuilder<unknown>): RawBuilder<number> =>
  sql`extract(year from ${inMexicoCity(at)})::int`;

/** Month of a time in Mexico City, from 1. */
export const monthOf = (at: RawBuilder<unknown>): RawBuilder<number> =>
  sql`extract(month from ${inMexicoCity(at)})::int`;

const inMexicoCity = (at: RawBuilder<unknown>) =>
  sql`to_timestamp(${at} / 1000.0) at time zone 'America/Mexico_City'`;
