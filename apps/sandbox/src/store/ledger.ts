import type { Db, Trx } from './open.ts';
import {
  accountKinds,
  entryStatement,
  movedBy,
  type Movement,
  type PostOptions,
  type RowOf,
} from './entryStatement.ts';

/** Opens a new customer's accounts, all at zero. */
export async function openAccounts(trx: Trx, customerId: string): Promise<void> {
  const rows = accountKinds.map((kind) => ({ customer_id: customerId, kind, available: 0n }));
  await trx.insertInto('accounts').values(rows).execute();
}

/**
 * Appends one balanced entry to the customer's ledger, with the rows that belong to it. Answers
 * false, with nothing of that written, when the cash account does not hold what would leave it.
 *
 * It is one statement. The cash account is always locked first, so two movements of one
 * customer can only wait for each other, never deadlock; what else the statement writes, it writes
 * only if it got that account with enough in it.
 *
 * @param rows a row of any table that has the customer's id
 * @throws Error when the amounts do not sum to zero or there are none: a defect of the caller
 */
export async function post(
  trx: Trx,
  movement: Movement,
  rows: readonly RowOf[] = [],
  options: PostOptions = {},
): Promise<boolean> {
  const { rows: accounts } = await trx.executeQuery(entryStatement(movement, rows, options));
  if (accounts.length > 0 && accounts.length < movedBy(movement).length) {
    throw new Error(`A customer without one of the accounts of ${movement.reason}`);
  }
  return accounts.length > 0;
}

/** The cash that the customer can spend, in cents. */
export async function cashOf(db: Db, customerId: string): Promise<bigint> {
  const row = await db
    .selectFrom('accounts')
    .select('available')
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'cash')
    .executeTakeFirst();
  return row?.available ?? 0n;
}

/** Holds the customer's cash account until the transaction ends. */
export async function holdCash(trx: Trx, customerId: string): Promise<void> {
  await trx
    .selectFrom('accounts')
    .select('kind')
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'cash')
    .forUpdate()
    .execute();
}
