import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { Db, Trx } from './open.ts';
import type { Database } from './__generated__/tables.ts';
import type { AccountKind, EntryReason } from './columnTypes.ts';
import { entryId as newEntryId } from './entryId.ts';

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

/** What else depends on whether a movement is made; each row is of a table that has the customer's id. */
export interface PostOptions {
  /** Written first. Where a row with its key is there already, the movement is not made. */
  unique?: RowOf;
  /** Written when the cash account does not hold what would leave it. */
  ifUncovered?: readonly RowOf[];
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
  { unique, ifUncovered = [] }: PostOptions = {},
): Promise<boolean> {
  const { customerId, amounts, reason, orderNumber, at } = movement;
  const moved = kinds.flatMap((kind) => {
    const amount = amounts[kind] ?? 0n;
    return amount === 0n ? [] : [{ kind, amount }];
  });
  if (moved.length === 0 || moved.reduce((sum, { amount }) => sum + amount, 0n) !== 0n) {
    throw new Error(`An entry that does not balance: ${reason}`);
  }
  const entryId = newEntryId(at);
  const entry = { customer_id: customerId, entry_id: entryId, reason, order_number: orderNumber };
  const written: RowOf[] = [['entries', { ...entry, created_at: BigInt(at) }], ...rows];
  const claimed = unique === undefined ? sql`select 1 from held` : uniqueInsertion(unique);
  const others = [
    ...written.map((row) => insertion(row, sql`exists (select 1 from claimed)`)),
    ...ifUncovered.map((row) => insertion(row, sql`not exists (select 1 from held)`)),
  ];
  const least = amounts.cash !== undefined && amounts.cash < 0n ? -amounts.cash : null;
  const { rows: accounts } = await sql<{ kind: AccountKind }>`
    with held as (
      select available from accounts
      where customer_id = ${customerId} and kind = 'cash'
        and (${least}::bigint is null or available >= ${least}::bigint)
      for update
    ), claimed as (
      ${claimed}
    ), changes (kind, amount) as (
      values ${sql.join(moved.map(({ kind, amount }) => sql`(${kind}::text, ${amount}::bigint)`))}
    ), moved as (
      update accounts set available = accounts.available + changes.amount from changes
      where accounts.customer_id = ${customerId} and accounts.kind = changes.kind
        and exists (select 1 from claimed)
      returning accounts.kind, changes.amount, accounts.available
    ), posted as (
      insert into postings (customer_id, entry_id, kind, amount, balance_after)
      select ${customerId}::uuid, ${entryId}::uuid, kind, amount, available from moved
    ), ${sql.join(others.map((other, index) => sql`${sql.ref(`row_${index}`)} as (${other})`))}
    select kind from moved`.execute(trx);
  if (accounts.length > 0 && accounts.length < moved.length) {
    throw new Error(`A customer without one of the accounts of ${reason}`);
  }
  return accounts.length > 0;
}

/** One row to a statement of its own within the statement, so that each value has its column's type. */
function insertion([table, row]: RowOf, condition: RawBuilder<unknown>) {
  const given = Object.entries(row).filter(([, value]) => value !== undefined);
  return sql`insert into ${sql.table(table)} (${sql.join(given.map(([column]) => sql.ref(column)))})
      select ${sql.join(given.map(([, value]) => value))} where ${condition}`;
}

function uniqueInsertion(row: RowOf) {
  const inserted = insertion(row, sql`exists (select 1 from held)`);
  return sql`${inserted} on conflict do nothing returning 1`;
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
