import { sql } from 'kysely';

// Each counts what should not be there, as `n`.

export const unbalanced = sql<{ n: bigint }>`
  select count(*) as n from (
    select e.entry_id from entries e
    left join postings p on p.customer_id = e.customer_id and p.entry_id = e.entry_id
    group by e.customer_id, e.entry_id
    having coalesce(sum(p.amount), 1) <> 0) as bad`;

export const drifted = sql<{ n: bigint }>`
  select count(*) as n from (
    select a.kind from accounts a
    left join postings p on p.customer_id = a.customer_id and p.kind = a.kind
    group by a.customer_id, a.kind, a.available
    having coalesce(sum(p.amount), 0) <> a.available) as bad`;

/**
 * An order that was carried out (1) has its entry, and a purchase its lot; a failed one (2) has
 * neither. An application has an entry and, when it was allotted shares (2), a lot; a participation
 * has an entry and never a lot, as has a withdrawal, and a recharge once it is completed (2). A lot
 * comes from one of them, and when it is sold, was by an order.
 */
export const orphaned = sql<{ n: bigint }>`
  with everything as (
    select customer_id, order_number, status = 1 as has_entry,
      status = 1 and side = 'buy' as has_lot from orders
    union all select customer_id, order_number, true, status = 2 from ipo_applications
    union all select customer_id, order_number, true, false from fund_orders
    union all select customer_id, order_number, status = 2, false from recharges
    union all select customer_id, order_number, true, false from withdrawals
    union all select customer_id, order_number, state in (4, 5), false from loans)
  select
    (select count(*) from everything o where o.has_entry <> exists (
      select 1 from entries e
      where e.customer_id = o.customer_id and e.order_number = o.order_number))
    + (select count(*) from everything o where o.has_lot <> exists (
      select 1 from lots l
      where l.customer_id = o.customer_id and l.order_number = o.order_number))
    + (select count(*) from entries e where e.order_number is not null and not exists (
      select 1 from everything o
      where o.customer_id = e.customer_id and o.order_number = e.order_number))
    + (select count(*) from lots l where not exists (
      select 1 from everything o
      where o.customer_id = l.customer_id and o.order_number = l.order_number))
    + (select count(*) from lots l where l.sold_by is not null and not exists (
      select 1 from orders o
      where o.customer_id = l.customer_id and o.order_number = l.sold_by and o.side = 'sell'))
    as n`;

/**
 * What is set aside belongs to pending applications (1), what is invested to active funds, what is
 * lent to unpaid loans (4); credit is taken by those and by what was asked for (1) or approved (2).
 */
export const unexplained = sql<{ n: bigint }>`
  select (select count(*) from accounts a
  left join (
    select customer_id, kind, sum(amount) as amount from (
      select customer_id, 'held' as kind, held as amount from ipo_applications where status = 1
      union all
      select customer_id, 'held', amount from withdrawals where status = 'n'
      union all
      select customer_id, 'invested', amount from fund_orders where status = 'active'
      union all
      select customer_id, 'loans', -amount from loans where state = 4) as each
    group by customer_id, kind) as known
    on known.customer_id = a.customer_id and known.kind = a.kind
  where a.kind in ('held', 'invested', 'loans') and a.available <> coalesce(known.amount, 0))
  + (select count(*) from credit_lines c
  left join (
    select customer_id, sum(amount) as amount from loans
    where state in (1, 2, 4) group by customer_id) as known
    on known.customer_id = c.customer_id
  where c.used <> coalesce(known.amount, 0)) as n`;

export const doubledKeys = sql<{ n: bigint }>`
  select count(*) as n from (
    select client_key from (
      select customer_id, client_key from orders
      union all select customer_id, client_key from ipo_applications
      union all select customer_id, client_key from fund_orders
      union all select customer_id, client_key from recharges
      union all select customer_id, client_key from withdrawals
      union all select customer_id, client_key from loans) as everything
    where client_key is not null
    group by customer_id, client_key having count(*) > 1) as bad`;
