import type { OperationKind } from '@corro/domain';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from './__generated__/tables.ts';
import { hasEntryId, isEntryId } from './entryId.ts';
import type { Db, Trx } from './database.ts';

export type CaseRow = Selectable<Database['cases']>;

/** Lists the customer's newest cases, newest first. */
export function casesOf(db: Db, customerId: string, limit: number): Promise<CaseRow[]> {
  return db
    .selectFrom('cases')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('case_number')
    .limit(limit)
    .execute();
}

/** Adds a case; null when the operation already has one that is not closed. */
export async function addCase(
  trx: Trx,
  values: Insertable<Database['cases']>,
): Promise<CaseRow | null> {
  const row = await trx
    .insertInto('cases')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'kind', 'operation_number'])
        .where('state', '!=', 'closed')
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Locks the operation's case that is not closed; null without one. */
export async function lockOpenCase(
  trx: Trx,
  customerId: string,
  kind: OperationKind,
  number: string,
): Promise<CaseRow | null> {
  const row = await trx
    .selectFrom('cases')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .where('operation_number', '=', number)
    .where('state', '!=', 'closed')
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function reopenCase(trx: Trx, row: CaseRow): Promise<CaseRow> {
  return trx
    .updateTable('cases')
    .set({ state: 'open' })
    .where('customer_id', '=', row.customer_id)
    .where('case_number', '=', row.case_number)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function markCasesAnswered(trx: Trx, customerId: string): Promise<void> {
  await trx
    .updateTable('cases')
    .set({ state: 'answered' })
    .where('customer_id', '=', customerId)
    .where('state', '=', 'open')
    .execute();
}

/** Closes a case; false for an unknown number. */
export async function closeCase(db: Db, customerId: string, number: string): Promise<boolean> {
  const row = await db
    .updateTable('cases')
    .set({ state: 'closed' })
    .where('customer_id', '=', customerId)
    .where('case_number', '=', number)
    .returning('case_number')
    .executeTakeFirst();
  return row !== undefined;
}

/** The operation that a case is about. */
export interface Operation {
  /**
   * Number of the operation. For a movement it is the current id, even if the call names an earlier
   * id.
   */
  number: string;
  /** Name of the instrument, company or fund; null for plain money. */
  name: string | null;
  /** Cents without sign; null while unknown. */
  amount: bigint | null;
}

const molds = { stock: 'stock', block: 'bulk', qip: 'finalize' } as const;

/** Finds the customer's operation; null for an unknown number. */
export async function operationOf(
  db: Db,
  customerId: string,
  kind: OperationKind,
  number: string,
): Promise<Operation | null> {
  if (kind === 'movement' && !isEntryId(number)) return null;
  const found = await operationQuery(db, customerId, kind, number).executeTakeFirst();
  return found === undefined ? null : { number, ...found };
}

const noName = sql<string | null>`null::text`.as('name');

function operationQuery(db: Db, customerId: string, kind: OperationKind, number: string) {
  if (kind === 'movement') {
    return db
      .selectFrom('postings')
      .select([
        noName,
        sql<bigint | null>`abs(amount)`.as('amount'),
        sql<string>`entry_id::text`.as('number'),
      ])
      .where('customer_id', '=', customerId)
      .where(hasEntryId(number))
      .where('kind', '=', 'cash');
  }
  if (kind === 'ipo') {
    return db
      .selectFrom('ipo_applications')
      .select(['name', (builder) => builder.ref('held').$castTo<bigint | null>().as('amount')])
      .where('customer_id', '=', customerId)
      .where('order_number', '=', number);
  }
  if (kind === 'fund') {
    return db
      .selectFrom('fund_orders')
      .select(['name', 'amount'])
      .where('customer_id', '=', customerId)
      .where('order_number', '=', number);
  }
  if (kind === 'stock' || kind === 'block' || kind === 'qip') {
    return db
      .selectFrom('orders')
      .select(['name', 'total as amount'])
      .where('customer_id', '=', customerId)
      .where('order_number', '=', number)
      .where('mold', '=', molds[kind]);
  }
  const tables = { recharge: 'recharges', withdrawal: 'withdrawals', loan: 'loans' } as const;
  return db
    .selectFrom(tables[kind])
    .select([noName, 'amount'])
    .where('customer_id', '=', customerId)
    .where('order_number', '=', number);
}
