import { auditQueries } from './auditQueries.ts';
import { openStore, type Db, type StoreSettings } from './open.ts';

/** What a look at the whole ledger finds. In a sound one all but the counts are zero. */
export interface LedgerAudit {
  entries: number;
  /** Orders that were carried out: shares and other instruments, block trades, QIP. */
  orders: number;
  /** Block trades and QIP that were kept as failed. */
  failed: number;
  /** Of any status. */
  recharges: number;
  /** For IPOs. */
  applications: number;
  /** In funds. */
  participations: number;
  withdrawals: number;
  /** Of any state. */
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
  /** Idempotency keys that more than one order carries, of any kind. */
  doubled: number;
}

/** So many customers are looked at in one go: each statement stays a short one on a large ledger. */
const customersAtOnce = 2000;

/** The last customer of the portion that begins after that one; null when there are not so many. */
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
 * Reads the whole ledger and compares it with itself, some thousands of customers at a time. Each
 * statement sees all rows of a customer as they were at one moment, so orders that are carried out
 * meanwhile disturb nothing; the counts of rows are then of no common moment.
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
