import { auditQueries, type CustomerRange, type LedgerAudit } from './auditQueries.ts';
import type { Db, Store } from './database.ts';
import { openStore, type StoreSettings } from './openStore.ts';

export type { LedgerAudit };

/** Number of customers per query. It is limited so that each statement is short. */
const customersAtOnce = 2000;

export interface AuditScope {
  /** Audits only customers with entries since then, in epoch milliseconds. Default: all. */
  since?: number | null;
  /** Customers per query. Default: 2,000. */
  atOnce?: number;
}

/** Runs a read on the database, or on its replica. */
type Read = Store['readShared'];

/** Returns the id of the last customer in the batch that follows `after`; null at the end. */
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

/** All customers, and rows that belong to none, in batches. */
async function* allInBatches(read: Read, size: number): AsyncGenerator<CustomerRange> {
  let after: string | null = null;
  do {
    const upTo: string | null = await read((db) => endOfBatch(db, after, size));
    yield { after, upTo };
    after = upTo;
  } while (after !== null);
}

/**
 * Yields customers with entries since a time, in batches. Each customer costs a lookup in an index.
 */
async function* changedInBatches(
  read: Read,
  since: number,
  size: number,
): AsyncGenerator<CustomerRange> {
  let after: string | null = null;
  do {
    const customers: string[] = await read((db) => changedCustomers(db, { since, after, size }));
    if (customers.length > 0) yield { customers };
    after = customers.length < size ? null : (customers.at(-1) ?? null);
  } while (after !== null);
}

interface ChangedBatch {
  since: number;
  after: string | null;
  size: number;
}

async function changedCustomers(db: Db, { since, after, size }: ChangedBatch): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('customer_id')
    .where('kind', '=', 'cash')
    .$if(after !== null, (query) => query.where('customer_id', '>', after))
    .where((query) =>
      query.exists(
        query
          .selectFrom('entries')
          .select('entry_id')
          .whereRef('entries.customer_id', '=', 'accounts.customer_id')
          .where('created_at', '>=', BigInt(since)),
      ),
    )
    .orderBy('customer_id')
    .limit(size)
    .execute();
  return rows.map((row) => row.customer_id);
}

export function audit(db: Db, scope: AuditScope = {}): Promise<LedgerAudit> {
  return auditBy((work) => work(db), scope);
}

/**
 * Checks in batches of customers that the tables of the ledger agree with each other. Each
 * statement sees a consistent state of its customers, so concurrent orders do not matter. The
 * batches are read one after another, so the row counts belong to slightly different times.
 */
export async function auditBy(
  read: Read,
  { since = null, atOnce = customersAtOnce }: AuditScope = {},
): Promise<LedgerAudit> {
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
  const batches =
    since === null ? allInBatches(read, atOnce) : changedInBatches(read, since, atOnce);
  for await (const range of batches) {
    for (const query of auditQueries) {
      const { rows } = await read((db) => query(range).execute(db));
      for (const { what, n } of rows) {
        if (what === 'sum') found.sum += n;
        else found[what] += Number(n);
      }
    }
  }
  return found;
}

/**
 * Opens a database and audits its ledger. No other process may use an embedded database meanwhile.
 */
export async function auditLedger(settings: StoreSettings): Promise<LedgerAudit> {
  const store = await openStore(settings, { tables: 'require', role: 'audit' });
  try {
    return await audit(store.db);
  } finally {
    await store.close();
  }
}
