import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Database } from './__generated__/tables.ts';
import type { AccountKind, EntryReason } from './columnTypes.ts';
import { entryId } from './entryId.ts';
import { addLate } from './ledgerSums.ts';
import { AccountMoving } from './faults.ts';
import type { OwnFigures } from './figures.ts';
import type { Trx } from './database.ts';

export type RowOf = {
  [Table in keyof Database]: readonly [table: Table, row: Insertable<Database[Table]>];
}[keyof Database];

/** A movement of money. `amounts` are cents by account; they sum to zero. */
export interface Movement {
  customerId: string;
  reason: EntryReason;
  orderNumber: string | null;
  /** Epoch milliseconds. */
  at: number;
  amounts: Partial<Record<AccountKind, bigint>>;
}

/**
 * SQL of a write that only one movement can make, such as the sale of a lot. The write happens, and
 * returns a row, only if `from` yields a row. `from` is a clause without column names.
 */
export type Claim = (from: RawBuilder<unknown>) => RawBuilder<unknown>;

const accountKinds: readonly AccountKind[] = [
  'cash',
  'fees',
  'funding',
  'held',
  'invested',
  'loans',
  'market',
];

export async function openAccounts(trx: Trx, customerId: string): Promise<void> {
  const rows = accountKinds.map((kind) => ({ customer_id: customerId, kind, available: 0n }));
  await trx.insertInto('accounts').values(rows).execute();
}

/**
 * State of the locked cash account, once for each account that the movement changed. `kind` is null
 * if the movement changed none.
 */
interface Posted {
  is_moving: boolean | null;
  is_late: boolean | null;
  kind: AccountKind | null;
}

/**
 * Appends a balanced entry to the customer's ledger, together with its rows. Returns false and
 * writes nothing if the cash does not cover the movement or the claim fails. Locks the cash
 * account, then the claim, then the other accounts, so that movements of a customer wait for each
 * other and never deadlock.
 *
 * @param rows rows to insert into tables that have the customer's id
 * @throws AccountMoving while the records of the account move to a closed account
 * @throws Error when the amounts do not sum to zero or an account is missing, which is a bug of the
 * caller
 */
export async function post(
  trx: Trx,
  movement: Movement,
  rows: readonly RowOf[] = [],
  claim?: Claim,
): Promise<boolean> {
  const { customerId, reason, orderNumber, at, amounts } = movement;
  const changes = changesOf(movement);
  const { cash = 0n } = amounts;
  const id = entryId(at);
  const entry: RowOf = [
    'entries',
    {
      customer_id: customerId,
      entry_id: id,
      reason,
      order_number: orderNumber,
      created_at: BigInt(at),
    },
  ];
  const isCovered = cash < 0n ? sql`and is_covered` : sql``;
  const fromCovered = sql`from covered`;
  const claimed = claim === undefined ? sql`` : sql`claimed as (${claim(fromCovered)}),`;
  const from = claim === undefined ? fromCovered : sql`from claimed`;
  const whens = changes.map(({ kind, amount: cents }) => sql`when ${kind} then ${cents}::bigint`);
  const amount = sql`case kind ${sql.join(whens, sql` `)} end`;
  const written = [entry, ...rows].map(
    (row, index) => sql`${sql.id(`row_${index}`)} as (${insertStatement(row, from)})`,
  );
  const { rows: posted } = await sql<Posted>`
    with locked as (
      select summed_to, is_moving, available >= ${-cash}::bigint as is_covered from accounts
      where customer_id = ${customerId} and kind = 'cash'
      for update
    ), covered as (
      select 1 from locked where is_moving is not true ${isCovered}
    ), ${claimed} moved as (
      update accounts set available = available + ${amount} ${from}
      where customer_id = ${customerId} and kind in (${sql.join(changes.map(({ kind }) => kind))})
      returning kind, available
    ), posted as (
      insert into postings (customer_id, entry_id, kind, amount, balance_after)
      select ${customerId}::uuid, ${id}::uuid, kind, ${amount}, available from moved
    ), ${sql.join(written)}
    select is_moving, ${id}::uuid <= summed_to as is_late, moved.kind
    from locked left join moved on true`.execute(trx);
  const [locked] = posted;
  if (locked?.is_moving === true) throw new AccountMoving();
  const moved = posted.filter(({ kind }) => kind !== null);
  if (moved.length > 0 && moved.length < changes.length) {
    throw new Error(`A customer without one of the accounts of ${reason}`);
  }
  if (moved.length > 0 && locked?.is_late === true) await addLate(trx, customerId, id, at);
  return moved.length > 0;
}

/** Creates a claim that inserts a row with a unique key. */
export function claimRow(row: RowOf): Claim {
  return (from) => sql`${insertStatement(row, from)} on conflict do nothing returning 1`;
}

function changesOf({ amounts, reason }: Movement): { kind: AccountKind; amount: bigint }[] {
  const changes = accountKinds.flatMap((kind) => {
    const amount = amounts[kind] ?? 0n;
    return amount === 0n ? [] : [{ kind, amount }];
  });
  if (changes.length === 0 || changes.reduce((sum, { amount }) => sum + amount, 0n) !== 0n) {
    throw new Error(`An entry that does not balance: ${reason}`);
  }
  return changes;
}

/** Inserts by `select`, so that each parameter takes the type of its column. */
export function insertStatement([table, row]: RowOf, from = sql``): RawBuilder<unknown> {
  const presentColumns = Object.entries(row).filter(([, value]) => value !== undefined);
  const columns = sql.join(presentColumns.map(([column]) => sql.ref(column)));
  const values = sql.join(presentColumns.map(([, value]) => value));
  return sql`insert into ${sql.table(table)} (${columns}) select ${values} ${from}`;
}

/** The customer's available cash, in cents. */
export const cashFigures: OwnFigures<bigint> = {
  sql: `select to_json(available::text) from accounts where customer_id = $1 and kind = 'cash'`,
  parse: (cents) => (typeof cents === 'string' ? BigInt(cents) : 0n),
};

/**
 * Locks the customer's cash account until the transaction ends.
 *
 * @throws AccountMoving while the records of the account move to a closed account
 */
export async function lockCash(trx: Trx, customerId: string): Promise<void> {
  if (await lockCashRow(trx, customerId)) throw new AccountMoving();
}

/**
 * Locks the customer's cash account until the transaction ends; returns whether the account's
 * records are moving.
 */
export async function lockCashRow(trx: Trx, customerId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('accounts')
    .select('is_moving')
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'cash')
    .forUpdate()
    .executeTakeFirst();
  return row?.is_moving === true;
}
