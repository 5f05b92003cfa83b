import type { Client } from 'pg';

/**
 * Statements that insert rows into the lists of customer `$1`, a minute apart, the last one an hour
 * ago: `$2` rows into most lists, half as many lots, and a tenth as many block trades.
 */
const statements = [
  `insert into orders (customer_id, order_number, side, mold, symbol, name, market, quantity, price, amount, fee,
      total, status, lot_number, created_at)
    select customer_id, left(mold, 1) || '-' || lpad(i::text, 8, '0'), case i % 2 when 0 then 'buy' else 'sell' end, mold,
      (array['AVENA', 'BRISA', 'CEIBA', 'DUNA', 'ENEBRO'])[i % 5 + 1], 'Una empresa', 'US', 1, 1000000, 100, 1, 101,
      case when i % 97 = 0 then 2 else 1 end, null, at
    from numbered cross join unnest(array['stock', 'bulk']) as mold where mold = 'stock' or i % 10 = 0`,
  `insert into lots (customer_id, order_number, type, symbol, name, market, quantity, cost_price, cost_total, created_at, sold_by)
    select customer_id, 's-' || lpad(i::text, 8, '0'), 'stock', 'AVENA', 'Una empresa', 'US', 1, 1000000, 101, at,
      case when i % 2 = 0 and i > 40 then 's-' || lpad((i + 1)::text, 8, '0') end
    from numbered where i % 2 = 0`,
  `insert into entries (customer_id, entry_id, reason, order_number, created_at)
    select customer_id, entry_id, case i % 2 when 0 then 'stock-buy' else 'stock-sell' end, 'B-' || i, at from numbered`,
  `insert into postings (customer_id, entry_id, kind, amount, balance_after)
    select customer_id, entry_id, kind, case when kind = 'cash' then sign else -sign end * 100,
      case when kind = 'cash' then 2500000 - i % 2 * 100 else 0 end
    from numbered cross join unnest(array['cash', 'market']) as kind
    cross join lateral (select case i % 2 when 0 then -1 else 1 end as sign) as signs`,
  `insert into recharges (customer_id, order_number, amount, status, created_at)
    select customer_id, 'R-' || lpad(i::text, 8, '0'), 500000, case when i % 50 = 0 then 3 else 2 end, at from numbered`,
  `insert into withdrawals (customer_id, order_number, card_kind, bank_name, masked_account, amount, status, created_at)
    select customer_id, 'W-' || lpad(i::text, 8, '0'), 'bank', 'Banco', '•••• 1234', 20000,
      case when i % 50 = 0 then 'b' else 'y' end, at from numbered`,
];

const numbered = `with numbered as (
  select $1::uuid as customer_id, i, at,
    (rpad(lpad(to_hex(at), 12, '0'), 12, '0') || '7000' || '8000' || lpad(to_hex(i), 12, '0'))::uuid as entry_id
  from (select i, $3::bigint - ($2::bigint - i) * 60000 as at from generate_series(1, $2::bigint) as i) as times)`;

/** Adds orders, movements, recharges and withdrawals to a customer; `now` in epoch milliseconds. */
export async function addRows(
  client: Client,
  customerId: string,
  count: number,
  now: number,
): Promise<void> {
  for (const statement of statements) {
    const [into = '', ...rest] = statement.split('\n    select ');
    await client.query(`${into} ${numbered} select ${rest.join('\n    select ')}`, [
      customerId,
      count,
      now - 3_600_000,
    ]);
  }
}
