import { sql } from 'kysely';
import { doubledKeys, drifted, orphaned, unbalanced, unexplained } from './auditQueries.ts';
import { openStore, type Db, type StoreSettings } from './open.ts';

/** What a look at the whole ledger finds. In a sound one all but the counts are zero. */
export interface LedgerAudit {
  entries: number;
  /** Orders that were carried out: shares and other instruments, block trades, QIP. */
  orders: number;
  /** Block trades and QIP that were kept as failed. */
  failed: number;
  /** Of whatever status. */
  recharges: number;
  /** For IPOs. */
  applications: number;
  /** In funds. */
  participations: number;
  withdrawals: number;
  /** Of whatever state. */
  loans: number;
  /** The sum of every posting there is, in cents. */
  sum: bigint;
  /** Entries whose own postings do not sum to zero, or that have none. */
  unbalanced: number;
  /** Accounts whose balance is not the sum of their postings. */
  drifted: number;
  /** Orders, entries and lots that lack each other, or have each other and should not. */
  orphaned: number;
  /** Accounts of money set aside, invested or lent, and credit taken, that nothing adds up to. */
  unexplained: number;
  /** Idempotency keys that more than one order of whatever kind carries. */
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
    orders: await count(db, sql`select count(*) as n from orders where status = 1`),
    failed: await count(db, sql`select count(*) as n from orders where status <> 1`),
    recharges: await count(db, sql`select count(*) as n from recharges`),
    applications: await count(db, sql`select count(*) as n from ipo_applications`),
    participations: await count(db, sql`select count(*) as n from fund_orders`),
    loans: await count(db, sql`select count(*) as n from loans`),
    withdrawals: await count(db, sql`select count(*) as n from withdrawals`),
    sum: total.rows[0]?.n ?? 0n,
    unbalanced: await count(db, unbalanced),
    drifted: await count(db, drifted),
    orphaned: await count(db, orphaned),
    unexplained: await count(db, unexplained),
    doubled: await count(db, doubledKeys),
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
