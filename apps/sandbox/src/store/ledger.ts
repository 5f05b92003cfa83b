import { randomUUID } from 'node:crypto';
import { sql, type Insertable } from 'kysely';
import type { Db, Trx } from './open.ts';
import type { AccountKind, Database, EntryReason } from './schema.ts';

/** A row about to be written, and its table. */
export type RowOf = {
  [Table in keyof Database]: readonly [table: Table, row: Insertable<Database[Table]>];
}[keyof Database];

/** One movement of money: cents by account, which sum to zero. */
export interface Movement {
  customerId: string;
  reason: EntryReason;
  orderNumber: string | null;
  at: number;
  amounts: Partial<Record<AccountKind, bigint>>;
}

const kinds: readonly AccountKind[] = [
  'cash',
  'fees',
  'funding',
  'held',
  'invested',
  'loans',
  'market',
];

/** Opens a new customer's accounts, all at zero. */
export async function openAccounts(trx: Trx, customerId: string): Promise<void> {
  const rows = kinds.map((kind) => ({ customer_id: customerId, kind, available: 0n }));
  await trx.insertInto('accounts').values(rows).execute();
}

/**
 * Appends one balanced entry to the customer's ledger, with the rows that belong to it. Answers
 * false, with nothing written, when the cash account does not hold what would leave it.
 *
 * It is one statement. The cash account is held first, whatever is moved, so two movements of one
 * customer can only wait for each other, never deadlock; what else the statement writes, it writes
 * only if it got that account with enough in it.
 *
 * @param rows a row of any table that has the customer's id
 * @throws Error when the amounts do not sum to zero or are none: a defect of the caller
 */
export async function post(
  trx: Trx,
  movement: Movement,
  rows: readonly RowOf[] = [],
): Promise<boolean> {
  const { customerId, amounts, reason, orderNumber, at } = movement;
  const moved = kinds.flatMap((kind) => {
    const amount = amounts[kind] ?? 0n;
    return amount === 0n ? [] : [{ kind, amount }];
  });
  if (moved.length === 0 || moved.reduce((sum, { amount }) => sum + amount, 0n) !== 0n) {
    throw new Error(`An entry that does not balance: ${reason}`);
  }
  const entryId = randomUUID();
  const entry = { customer_id: customerId, entry_id: entryId, reason, order_number: orderNumber };
  const written: RowOf[] = [['entries', { ...entry, created_at: BigInt(at) }], ...rows];
  const least = amounts.cash !== undefined && amounts.cash < 0n ? -amounts.cash : null;
  const { rows: accounts } = await sql<{ kind: AccountKind }>`
    with held as (
      select available from accounts
      where customer_id = ${customerId} and kind = 'cash'
        and (${least}::bigint is null or available >= ${least}::bigint)
      for update
    ), changes (kind, amount) as (
      values ${sql.join(moved.map(({ kind, amount }) => sql`(${kind}::text, ${amount}::bigint)`))}
    ), moved as (
      update accounts set available = accounts.available + changes.amount from changes
      where accounts.customer_id = ${customerId} and accounts.kind = changes.kind
        and exists (select 1 from held)
      returning accounts.kind, changes.amount, accounts.available
    ), posted as (
      insert into postings (customer_id, entry_id, kind, amount, balance_after)
      select ${customerId}::uuid, ${entryId}::uuid, kind, amount, available from moved
    ), ${sql.join(written.map(insertion))}
    select kind from moved`.execute(trx);
  if (accounts.length > 0 && accounts.length < moved.length) {
    throw new Error(`A customer without one of the accounts of ${reason}`);
  }
  return accounts.length > 0;
}

/** One row to a statement of its own within the statement, so that each value has its column's type. */
function insertion([table, row]: RowOf, index: number) {
  const given = Object.entries(row).filter(([, value]) => value !== undefined);
  return sql`${sql.ref(`row_${index}`)} as (
      insert into ${sql.table(table)} (${sql.join(given.map(([column]) => sql.ref(column)))})
      select ${sql.join(given.map(([, value]) => value))} where exists (select 1 from held)
    )`;
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
