import { type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from './__generated__/tables.ts';
import { insertStatement, type RowOf } from './ledger.ts';
import type { Db, Trx } from './database.ts';
import { type PageRows, newestFirst, type PageRequest } from './page.ts';

/** Tables with an order number per customer. */
type NumberedTable =
  | 'fund_orders'
  | 'ipo_applications'
  | 'loans'
  | 'lots'
  | 'recharges'
  | 'withdrawals';

export type CustomerRow<Table extends NumberedTable> = Selectable<Database[Table]>;

/** Column values to match; null or undefined matches everything. */
type Filter<Row> = { [Column in keyof Row]?: Row[Column] | null | undefined };

export async function findRow<Table extends NumberedTable>(
  db: Db,
  table: Table,
  customerId: string,
  number: string,
): Promise<CustomerRow<Table> | undefined> {
  const { rows } = await sql<CustomerRow<Table>>`
    select * from ${sql.table(table)}
    where customer_id = ${customerId} and order_number = ${number}`.execute(db);
  return rows[0];
}

/** Reads a page of the customer's rows, newest first. */
export function listRows<Table extends NumberedTable>(
  db: Db,
  table: Table,
  customerId: string,
  filter: Filter<CustomerRow<Table>>,
  page: PageRequest,
): Promise<PageRows<CustomerRow<Table>>> {
  const conditions = entriesOf({ customer_id: customerId, ...filter })
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const all = sql<CustomerRow<Table>>`
    select * from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}`;
  return newestFirst(db, all, 'order_number', page);
}

export async function changeRow<Table extends NumberedTable>(
  trx: Trx,
  table: Table,
  { customer_id: customerId, order_number: number }: { customer_id: string; order_number: string },
  change: Updateable<Database[Table]>,
): Promise<void> {
  const values = entriesOf(change).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`
    update ${sql.table(table)} set ${sql.join(values)}
    where customer_id = ${customerId} and order_number = ${number}`.execute(trx);
}

export async function addRow(trx: Trx, row: RowOf): Promise<void> {
  await insertStatement(row).execute(trx);
}

function entriesOf(values: object): [column: string, value: unknown][] {
  return Object.entries(values);
}
