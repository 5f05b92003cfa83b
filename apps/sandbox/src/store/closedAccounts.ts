import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { openAccounts } from './ledger.ts';
import type { JobKind, NoticeKind } from './columnTypes.ts';
import type { Trx } from './open.ts';
import type { Database } from './__generated__/tables.ts';

/** Tables whose rows belong to an account and move when it closes. */
const records = [
  'entries',
  'postings',
  'orders',
  'lots',
  'recharges',
  'withdrawals',
  'loans',
  'fund_orders',
  'ipo_applications',
] as const satisfies readonly (keyof Database)[];

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
];
const ownJobs: readonly JobKind[] = ['agent-reply', 'verification-decision'];

/**
 * Closes a customer's account and reopens it empty. Its records and ledger move to a closed
 * account, where they still add up; its jobs are dropped and its cases closed. The customer's
 * account rows stay in place, so that an order waiting for the cash lock continues with the new
 * account. The caller holds the customer's cash.
 *
 * @param at epoch milliseconds
 */
export async function reopenAccount(trx: Trx, customerId: string, at: number): Promise<void> {
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
    .set({ available: 0n })
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
  for (const table of records) await moveRows(trx, table, { customerId, accountId });
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
}

/**
 * Copies the rows and deletes the originals, because a distributed engine cannot change the
 * distribution column.
 */
async function moveRows(
  trx: Trx,
  table: (typeof records)[number],
  { customerId, accountId }: { customerId: string; accountId: string },
): Promise<void> {
  const owner = sql`jsonb_build_object('customer_id', ${accountId}::text)`;
  await sql`
    insert into ${sql.table(table)}
    select moved.* from ${sql.table(table)} as own
    cross join lateral jsonb_populate_record(own, ${owner}) as moved
    where own.customer_id = ${customerId}`.execute(trx);
  await sql`delete from ${sql.table(table)} where customer_id = ${customerId}`.execute(trx);
}
