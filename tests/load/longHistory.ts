/** Runs a statement with parameters. */
export type Query = (text: string, values: readonly unknown[]) => Promise<unknown>;

const numbered = `with numbered as (
  select $1::uuid as customer_id, i, at, ceil(i / 2.0) as pair, i % 2 = 1 as is_buy,
    (lpad(to_hex(at), 12, '0') || '70008000' || lpad(to_hex(i), 12, '0'))::uuid as entry_id,
    (array['AVENA', 'BRISA', 'CEIBA', 'DUNA', 'ENEBRO'])[(ceil(i / 2.0)::int) % 5 + 1] as symbol
  from (select i, $4::bigint + (i * $5::numeric)::bigint as at
    from generate_series($2::bigint, $3::bigint) as i) as times)`;

/** In odd rows a share is bought at 1.00; in the next row the same share is sold at 1.01. */
const statements = [
  `insert into orders (customer_id, order_number, side, mold, symbol, name, market, quantity, price, sell_price,
      amount, fee, total, status, lot_number, created_at)
    select customer_id, 'X-' || i, case when is_buy then 'buy' else 'sell' end, 'stock', symbol, 'Una empresa', 'US', 1,
      1000000, case when is_buy then null else 1010000 end, case when is_buy then 100 else 101 end, 0,
      case when is_buy then 100 else 101 end, 1, case when is_buy then null else 'X-' || (i - 1) end, at from numbered`,
  `insert into lots (customer_id, order_number, type, symbol, name, market, quantity, cost_price, cost_total, created_at, sold_by)
    select customer_id, 'X-' || i, 'stock', symbol, 'Una empresa', 'US', 1, 1000000, 100, at, 'X-' || (i + 1)
    from numbered where is_buy`,
  `insert into entries (customer_id, entry_id, reason, order_number, created_at)
    select customer_id, entry_id, case when is_buy then 'stock-buy' else 'stock-sell' end, 'X-' || i, at from numbered`,
  `insert into postings (customer_id, entry_id, kind, amount, balance_after)
    select customer_id, entry_id, kind, case when kind = 'cash' then cents else -cents end, 0
    from numbered cross join unnest(array['cash', 'market']) as kind
    cross join lateral (select case when is_buy then -100 else 101 end as cents) as signs`,
];

const rowsAtOnce = 10_000;

/**
 * Adds orders to a customer, beginning at a time. Each pair of orders adds a cent to the account.
 *
 * @param count even number of orders
 * @param everyMs milliseconds between two orders; may be a fraction
 */
export async function addOrders(
  query: Query,
  customerId: string,
  count: number,
  { from, everyMs }: { from: number; everyMs: number },
): Promise<void> {
  for (let first = 1; first <= count; first += rowsAtOnce) {
    const last = Math.min(count, first + rowsAtOnce - 1);
    for (const statement of statements) {
      const [into = '', ...rest] = statement.split('\n    select ');
      const text = `${into} ${numbered} select ${rest.join('\n    select ')}`;
      await query(text, [customerId, first, last, from, everyMs]);
    }
  }
  const earned =
    'update accounts set available = available + $2 where customer_id = $1 and kind = $3';
  await query(earned, [customerId, count / 2, 'cash']);
  await query(earned, [customerId, -count / 2, 'market']);
}
