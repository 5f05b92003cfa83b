import { auditQueries, type LedgerAudit } from './auditQueries.ts';
import { openStore, type Db, type StoreSettings } from './open.ts';

export type { LedgerAudit };

/** Customers per query, which keeps each statement short. */
const customersAtOnce = 2000;

/** Last customer of the batch after `after`; null at the end. */
async function endOfBatch(db: Db, after: string | null, size: number): Promise<string | null> {
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
 * state of its customers, so concurrent orders do not matter. The batches are read one after
 * another, so the row counts belong to slightly different times.
 */
export async function audit(db: Db, atOnce = customersAtOnce): Promise<LedgerAudit> {
  const found: LedgerAudit = {
    entries: 0,
    orders: 0,
    failed: 0,
    recharges: 0,
    applications: 0,
    participations: 0,
    withdrawals: 0,
    loans: 0,
    sum: 0n,
    unbalanced: 0,
    drifted: 0,
    orphaned: 0,
    unexplained: 0,
    doubled: 0,
  };
  let after: string | null = null;
  do {
    const upTo = await endOfBatch(db, after, atOnce);
    for (const query of auditQueries) {
      const { rows } = await query({ after, upTo }).execute(db);
      for (const { what, n } of rows) {
        if (what === 'sum') found.sum += n;
        else found[what] += Number(n);
      }
    }
    after = upTo;
  } while (after !== null);
  return found;
}

/** Opens a database, which no other process may have open, and audits its ledger. */
export async function auditLedger(settings: StoreSettings): Promise<LedgerAudit> {
  const store = await openStore(settings);
  try {
    return await audit(store.db);
  } finally {
    await store.close();
  }
}
