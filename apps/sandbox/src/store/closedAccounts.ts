import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { openAccounts } from './ledger.ts';
import type { JobKind, NoticeKind } from './columnTypes.ts';
import type { Trx } from './database.ts';
import type { Database } from './__generated__/tables.ts';

/**
 * Tables whose rows belong to an account and move when it closes, and the columns of their keys
 * after the customer.
 */
const records = [
  ['entries', ['entry_id']],
  ['postings', ['entry_id', 'kind']],
  ['orders', ['order_number']],
  ['lots', ['order_number']],
  ['recharges', ['order_number']],
  ['withdrawals', ['order_number']],
  ['loans', ['order_number']],
  ['fund_orders', ['order_number']],
  ['ipo_applications', ['order_number']],
] as const satisfies readonly (readonly [table: keyof Database, keys: readonly string[]])[];

/**
 * Number of rows that move per transaction, in some 20 ms. With the embedded database the calls of
 * all customers wait for this transaction.
 */
const rowsAtOnce = 1000;

/** Notices and jobs that belong to the customer, not to the account: starting over keeps them. */
const ownNotices: readonly NoticeKind[] = [
  'identity-approved',
  'identity-rejected',
  'card-added',
  'card-changed',
  'card-removed',
  'new-login',
  'passkey-added',
  'passkey-removed',
  'passkeys-paused',
];
const ownJobs: readonly JobKind[] = ['agent-reply', 'verification-decision'];

export interface ClosingAccount {
  customerId: string;
  /** The closed account that gets the records. */
  accountId: string;
  /** True if an earlier batch has already moved. */
  isMoving: boolean;
}

/**
 * Closes a customer's account and empties it. Its balances move to a closed account, and with
 * `moveRecords` its records and ledger, too. There the postings still sum to the balances. Its jobs
 * are dropped and its cases closed. The customer's account rows stay in place, so that an order
 * waiting for the cash lock continues with the new account. The caller holds the customer's cash.
 *
 * @param at epoch milliseconds
 */
export async function closeAccount(
  trx: Trx,
  customerId: string,
  at: number,
): Promise<ClosingAccount> {
  const accountId = randomUUID();
  await trx
    .insertInto('closed_accounts')
    .values({ customer_id: customerId, account_id: accountId, closed_at: BigInt(at) })
    .execute();
  await openAccounts(trx, accountId);
  await sql`
    update accounts set available = own.available from accounts as own
    where accounts.customer_id = ${accountId} and own.customer_id = ${customerId}
      and own.kind = accounts.kind`.execute(trx);
  await trx
    .updateTable('accounts')
    .set({ available: 0n, summed_to: null })
    .where('customer_id', '=', customerId)
    .execute();
  await sql`
    insert into credit_lines (customer_id, used)
    select ${accountId}::uuid, used from credit_lines where customer_id = ${customerId}`.execute(
    trx,
  );
  await trx
    .updateTable('credit_lines')
    .set({ used: 0n })
    .where('customer_id', '=', customerId)
    .execute();
  await trx.deleteFrom('ledger_sums').where('customer_id', '=', customerId).execute();
  await trx
    .deleteFrom('notices')
    .where('customer_id', '=', customerId)
    .where('kind', 'not in', ownNotices)
    .execute();
  await trx
    .deleteFrom('due_work')
    .where('customer_id', '=', customerId)
    .where('kind', 'not in', ownJobs)
    .execute();
  await trx
    .updateTable('cases')
    .set({ state: 'closed' })
    .where('customer_id', '=', customerId)
    .where('state', '!=', 'closed')
    .execute();
  await trx
    .updateTable('customers')
    .set({ opened_at: BigInt(at) })
    .where('customer_id', '=', customerId)
    .execute();
  return { customerId, accountId, isMoving: false };
}

/**
 * Moves a batch of records to the closed account; returns whether all have moved. Until then the
 * account takes no movement (`AccountMoving`). The caller holds the customer's cash.
 */
export async function moveRecords(trx: Trx, closing: ClosingAccount): Promise<boolean> {
  let moved = 0;
  for (const record of records) {
    if (moved < rowsAtOnce) moved += await moveRows(trx, record, closing, rowsAtOnce - moved);
  }
  const isMoving = moved === rowsAtOnce;
  if (isMoving !== closing.isMoving) await markMoving(trx, closing, isMoving);
  return !isMoving;
}

async function markMoving(
  trx: Trx,
  { customerId, accountId }: ClosingAccount,
  isMoving: boolean,
): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ is_moving: isMoving })
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'cash')
    .execute();
  await trx
    .updateTable('closed_accounts')
    .set({ is_moving: isMoving })
    .where('customer_id', '=', customerId)
    .where('account_id', '=', accountId)
    .execute();
}

/**
 * Copies rows and deletes the originals, because a distributed engine cannot change the
 * distribution column. Returns the number of moved rows.
 */
async function moveRows(
  trx: Trx,
  [table, keyColumns]: (typeof records)[number],
  { customerId, accountId }: ClosingAccount,
  limit: number,
): Promise<number> {
  const of = sql.table(table);
  const keys = sql.join(keyColumns.map((column) => sql.ref(column)));
  const newestFirst = sql.join(keyColumns.map((column) => sql`${sql.ref(column)} desc`));
  const lastMoved = async () => {
    const { rows } = await sql<Record<string, string>>`
      select ${keys} from ${of} where customer_id = ${accountId}
      order by ${newestFirst} limit 1`.execute(trx);
    return rows.map((row) => sql.join(Object.values(row)));
  };
  // Rows move in the order of their keys. Both statements start after the last one that has moved,
  // because a scan from the first key would pass the index entries of all deleted rows.
  const moved = await lastMoved();
  const left = sql`from ${of} where ${sql.join(
    [sql`customer_id = ${customerId}`, ...moved.map((key) => sql`(${keys}) > (${key})`)],
    sql` and `,
  )}`;
  const owner = sql`jsonb_build_object('customer_id', ${accountId}::text)`;
  const { numAffectedRows: copied = 0n } = await sql`
    insert into ${of}
    select copy.* from (select ${of} as row ${left} order by ${keys} limit ${limit}) as own
    cross join lateral jsonb_populate_record(own.row, ${owner}) as copy`.execute(trx);
  if (copied === 0n) return 0;
  const [last] = await lastMoved();
  const { numAffectedRows: deleted } = await sql`delete ${left} and (${keys}) <= (${last})`.execute(
    trx,
  );
  if (deleted !== copied) throw new Error(`${copied} rows of ${table} copied, ${deleted} deleted.`);
  return Number(copied);
}
