import { sql, type RawBuilder } from 'kysely';

// Each query returns named counts. No query joins tables: each unions the rows of several tables
// and sums them by customer, so that a distributed engine counts each customer on one node.

/**
 * Customers with an id above `after`, up to and including `upTo` (null means unbounded), or those
 * listed.
 */
export type CustomerRange =
  | { after: string | null; upTo: string | null }
  | { customers: readonly string[] };

/** Result of a ledger audit. In a sound ledger, `sum` and all fields after it are zero. */
export interface LedgerAudit {
  entries: number;
  /** Executed orders: shares and other instruments, block trades, QIP. */
  orders: number;
  /** Failed block trades and QIP. */
  failed: number;
  recharges: number;
  /** IPO applications. */
  applications: number;
  /** Fund orders. */
  participations: number;
  withdrawals: number;
  loans: number;
  /** Sum of all postings, in cents. */
  sum: bigint;
  /** Entries without postings, or whose postings do not sum to zero. */
  unbalanced: number;
  /** Accounts whose balance is not the sum of their postings. */
  drifted: number;
  /** Orders, entries and lots without their counterpart. */
  orphaned: number;
  /**
   * Accounts of held, invested or lent money, and credit lines, whose amount differs from that of
   * their operations.
   */
  unexplained: number;
  /** Idempotency keys of more than one order of any kind. */
  doubled: number;
}

export interface AuditFigure {
  what: keyof LedgerAudit;
  n: bigint;
}

type Query = RawBuilder<AuditFigure>;

/**
 * The id of the customer and that of the closed account for each account whose records are moving.
 * Neither id is audited before all records have moved.
 */
const moving = sql`
  select unnest(array[customer_id, account_id]) from closed_accounts where is_moving`;

function within(range: CustomerRange): RawBuilder<boolean> {
  const isAtRest = sql<boolean>`customer_id not in (${moving})`;
  if ('customers' in range) {
    const list = `{${range.customers.join(',')}}`;
    return sql`customer_id = any(${list}::text::uuid[]) and ${isAtRest}`;
  }
  const { after, upTo } = range;
  const isAbove = after === null ? sql`true` : sql`customer_id > ${after}::uuid`;
  const from = sql<boolean>`${isAbove} and ${isAtRest}`;
  return upTo === null ? from : sql<boolean>`${from} and customer_id <= ${upTo}::uuid`;
}

function figures(range: CustomerRange): Query {
  const inRange = within(range);
  return sql`
    select 'entries' as what, count(*) as n from entries where ${inRange}
    union all select 'orders', count(*) from orders where ${inRange} and status = 1
    union all select 'failed', count(*) from orders where ${inRange} and status <> 1
    union all select 'recharges', count(*) from recharges where ${inRange}
    union all select 'applications', count(*) from ipo_applications where ${inRange}
    union all select 'participations', count(*) from fund_orders where ${inRange}
    union all select 'loans', count(*) from loans where ${inRange}
    union all select 'withdrawals', count(*) from withdrawals where ${inRange}`;
}

function total(range: CustomerRange): Query {
  return sql`
    select 'sum' as what, coalesce(sum(amount), 0)::bigint as n from postings where ${within(range)}`;
}

/** Entries without postings, postings without an entry, and entries that do not sum to zero. */
export function unbalancedEntries(range: CustomerRange): Query {
  const inRange = within(range);
  return sql`
    select 'unbalanced' as what, count(*) as n from (
      select customer_id, entry_id from (
        select customer_id, entry_id, 1 as entries, 0 as postings, 0::bigint as amount
          from entries where ${inRange}
        union all select customer_id, entry_id, 0, 1, amount from postings where ${inRange}) as each
      group by customer_id, entry_id
      having sum(amount) <> 0 or sum(postings) = 0 or sum(entries) = 0) as bad`;
}

/** Accounts whose balance is not the sum of their postings. */
export function driftedBalances(range: CustomerRange): Query {
  const inRange = within(range);
  return sql`
    select 'drifted' as what, count(*) as n from (
      select customer_id, kind from (
        select customer_id, kind, available, 0::bigint as amount from accounts where ${inRange}
        union all select customer_id, kind, 0, amount from postings where ${inRange}) as each
      group by customer_id, kind
      having sum(available) <> sum(amount)) as bad`;
}

/**
 * Counts rows without their counterpart. An executed order (status 1) has an entry, and a purchase
 * also has a lot; a failed order (2) has neither. An application has an entry and, if shares were
 * allotted (2), a lot. A fund order, a withdrawal, a completed recharge (2) and a loan that was
 * paid out (4, 5) have an entry and no lot. Every lot belongs to a purchase or an application, and
 * only an order can sell it.
 */
function orphaned(range: CustomerRange): Query {
  const inRange = within(range);
  return sql`
    select 'orphaned' as what, coalesce(sum(
      case when orders = 0 then entries + lots
      else abs(paid - least(entries, 1)) + abs(opened - lots) + orders - 1 end
      + case when sold > 0 and sales = 0 then sold else 0 end), 0)::bigint as n
    from (
      select customer_id, order_number, sum(orders) as orders, sum(paid) as paid,
        sum(opened) as opened, sum(sales) as sales, sum(entries) as entries, sum(lots) as lots,
        sum(sold) as sold
      from (
        select customer_id, order_number, 1 as orders,
          case when status = 1 then 1 else 0 end as paid,
          case when status = 1 and side = 'buy' then 1 else 0 end as opened,
          case when side = 'sell' then 1 else 0 end as sales,
          0 as entries, 0 as lots, 0 as sold
          from orders where ${inRange}
        union all select customer_id, order_number, 1, 1,
          case when status = 2 then 1 else 0 end, 0, 0, 0, 0 from ipo_applications where ${inRange}
        union all select customer_id, order_number, 1, 1, 0, 0, 0, 0, 0
          from fund_orders where ${inRange}
        union all select customer_id, order_number, 1,
          case when status = 2 then 1 else 0 end, 0, 0, 0, 0, 0 from recharges where ${inRange}
        union all select customer_id, order_number, 1, 1, 0, 0, 0, 0, 0
          from withdrawals where ${inRange}
        union all select customer_id, order_number, 1,
          case when state in (4, 5) then 1 else 0 end, 0, 0, 0, 0, 0 from loans where ${inRange}
        union all select customer_id, order_number, 0, 0, 0, 0, 1, 0, 0
          from entries where ${inRange} and order_number is not null
        union all select customer_id, order_number, 0, 0, 0, 0, 0, 1, 0 from lots where ${inRange}
        union all select customer_id, sold_by, 0, 0, 0, 0, 0, 0, 1
          from lots where ${inRange} and sold_by is not null) as each
      group by customer_id, order_number) as numbers`;
}

/**
 * Counts accounts and credit lines that their operations do not explain. Held money belongs to
 * pending applications (status 1) and withdrawals, invested money to active funds, lent money to
 * unpaid loans (4). Requested (1), approved (2) and unpaid loans use credit.
 */
function unexplained(range: CustomerRange): Query {
  const inRange = within(range);
  return sql`
    select 'unexplained' as what, count(*) as n from (
      select customer_id, kind from (
        select customer_id, kind, available, 0::bigint as known
          from accounts where ${inRange} and kind in ('held', 'invested', 'loans')
        union all select customer_id, 'held', 0, held
          from ipo_applications where ${inRange} and status = 1
        union all select customer_id, 'held', 0, amount
          from withdrawals where ${inRange} and status = 'n'
        union all select customer_id, 'invested', 0, amount
          from fund_orders where ${inRange} and status = 'active'
        union all select customer_id, 'loans', 0, -amount from loans where ${inRange} and state = 4
        union all select customer_id, 'credit', used, 0 from credit_lines where ${inRange}
        union all select customer_id, 'credit', 0, amount
          from loans where ${inRange} and state in (1, 2, 4)) as each
      group by customer_id, kind
      having sum(available) <> sum(known)) as bad`;
}

function doubledKeys(range: CustomerRange): Query {
  const inRange = within(range);
  return sql`
    select 'doubled' as what, count(*) as n from (
      select customer_id, client_key from (
        select customer_id, client_key from orders where ${inRange}
        union all select customer_id, client_key from ipo_applications where ${inRange}
        union all select customer_id, client_key from fund_orders where ${inRange}
        union all select customer_id, client_key from recharges where ${inRange}
        union all select customer_id, client_key from withdrawals where ${inRange}
        union all select customer_id, client_key from loans where ${inRange}) as each
      where client_key is not null
      group by customer_id, client_key having count(*) > 1) as bad`;
}

export const auditQueries: readonly ((range: CustomerRange) => Query)[] = [
  figures,
  total,
  unbalancedEntries,
  driftedBalances,
  orphaned,
  unexplained,
  doubledKeys,
];
