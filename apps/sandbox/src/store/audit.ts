import { auditQueries } from './auditQueries.ts';
import { openStore, type Db, type StoreSettings } from './open.ts';

/** Result of a ledger audit. In a sound ledger everything but the counts is zero. */
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
   * Accounts of held, invested or lent money, and credit lines, that their operations do not
   * explain.
   */
  unexplained: number;
  /** Idempotency keys of more than one order of any kind. */
  doubled: number;
}

/** Customers per query, which keeps each statement short. */
const customersAtOnce = 2000;

/** Last customer of the batch after `after`; null at the end. */
async function endOfPortion(db: Db, after: string | null, size: number): Promise<string | null> {
  const row = await db
    .selectFrom('customers')
    .select('customer_id')
    .$if(after !== null, (query) => query.where('customer_id', '>', after))
    .orderBy('customer_id')
    .offset(size - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.customer_id ?? null;
}

/**
 * Compares the whole ledger with itself in batches of customers. Each statement sees a consistent
 * state of its customers, so concurrent orders do not matter; the row counts are not of one moment.
 */
export async function audit(db: Db, atOnce = customersAtOnce): Promise<LedgerAudit> {
  const sums = new Map<string, bigint>();
  let after: string | null = null;
  do {
    const upTo = await endOfPortion(db, after, atOnce);
    for (const query of auditQueries) {
      const { rows } = await query({ after, upTo }).execute(db);
      for (const { what, n } of rows) sums.set(what, (sums.get(what) ?? 0n) + n);
    }
    after = upTo;
  } while (after !== null);
  const figure = (what: string) => Number(sums.get(what) ?? 0n);
  return {
    entries: figure('entries'),
    orders: figure('orders'),
    failed: figure('failed'),
    recharges: figure('recharges'),
    applications: figure('applications'),
    participations: figure('participations'),
    loans: figure('loans'),
    withdrawals: figure('withdrawals'),
    sum: sums.get('sum') ?? 0n,
    unbalanced: figure('unbalanced'),
    drifted: figure('drifted'),
    orphaned: figure('orphaned'),
    unexplained: figure('unexplained'),
    doubled: figure('doubled'),
  };
}

/** Opens a sandbox's database, which no other process may have open, and audits its ledger. */
export async function auditLedger(settings: StoreSettings): Promise<LedgerAudit> {
  const store = await openStore(settings);
  try {
    return await audit(store.db);
  } finally {
    await store.close();
  }
}
