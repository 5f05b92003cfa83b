import { sql } from 'kysely';
import { openStore, type Db, type StoreSettings } from './open.ts';

/** What a look at the whole ledger finds. In a sound one all but the counts are zero. */
export interface LedgerAudit {
  entries: number;
  orders: number;
  /** The sum of every posting there is, in cents. */
  sum: bigint;
  /** Entries whose own postings do not sum to zero, or that have none. */
  unbalanced: number;
  /** Accounts whose balance is not the sum of their postings. */
  drifted: number;
  /**
   * Orders, applications and participations without their entry in the ledger, purchases and
   * allotments without a lot, lots sold by no order.
   */
  orphaned: number;
  /** Idempotency keys that more than one order carries. */
  doubled: number;
}

async function count(db: Db, query: ReturnType<typeof sql<{ n: bigint }>>): Promise<number> {
  const { rows } = await query.execute(db);
  return Number(rows[0]?.n ?? 0n);
}

/** Reads the whole ledger and compares it with itself. Slow on a large one. */
export async function audit(db: Db): Promise<LedgerAudit> {
  const total = await sql<{ n: bigint }>`
    select coalesce(sum(amount), 0)::bigint as n from postings`.execute(db);
  return {
    entries: await count(db, sql`select count(*) as n from entries`),
    orders: await count(db, sql`select count(*) as n from orders`),
    sum: total.rows[0]?.n ?? 0n,
    unbalanced: await count(
      db,
      sql`select count(*) as n from (
        select e.entry_id from entries e
        left join postings p on p.customer_id = e.customer_id and p.entry_id = e.entry_id
        group by e.customer_id, e.entry_id
        having coalesce(sum(p.amount), 1) <> 0) as bad`,
    ),
    drifted: await count(
      db,
      sql`select count(*) as n from (
        select a.kind from accounts a
        left join postings p on p.customer_id = a.customer_id and p.kind = a.kind
        group by a.customer_id, a.kind, a.available
        having coalesce(sum(p.amount), 0) <> a.available) as bad`,
    ),
    orphaned: await count(
      db,
      sql`select (select count(*) from orders o where not exists (
          select 1 from entries e
          where e.customer_id = o.customer_id and e.order_number = o.order_number))
        + (select count(*) from ipo_applications a where not exists (
          select 1 from entries e
          where e.customer_id = a.customer_id and e.order_number = a.order_number))
        + (select count(*) from ipo_applications a where a.allotted > 0 and not exists (
          select 1 from lots l
          where l.customer_id = a.customer_id and l.order_number = a.order_number))
        + (select count(*) from orders o where o.side = 'buy' and not exists (
          select 1 from lots l
          where l.customer_id = o.customer_id and l.order_number = o.order_number))
        + (select count(*) from fund_orders f where not exists (
          select 1 from entries e
          where e.customer_id = f.customer_id and e.order_number = f.order_number))
        + (select count(*) from lots l where l.sold_by is not null and not exists (
          select 1 from orders o
          where o.customer_id = l.customer_id and o.order_number = l.sold_by)) as n`,
    ),
    doubled: await count(
      db,
      sql`select count(*) as n from (
        select client_key from (
          select customer_id, client_key from orders
          union all select customer_id, client_key from ipo_applications
          union all select customer_id, client_key from fund_orders) as keyed
        where client_key is not null group by customer_id, client_key having count(*) > 1) as bad`,
    ),
  };
}

/** Opens a sandbox's database, which nobody else may have open, and audits its ledger. */
export async function auditLedger(settings: StoreSettings): Promise<LedgerAudit> {
  const store = await openStore(settings);
  try {
    return await audit(store.db);
  } finally {
    await store.close();
  }
}
