import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from './open.ts';
import { found, newestFirst, type Found, type PageOf } from './page.ts';
import type { Database } from './schema.ts';

export type LoanRow = Selectable<Database['loans']>;

export async function addLoan(trx: Trx, loan: Insertable<Database['loans']>): Promise<void> {
  await trx.insertInto('loans').values(loan).execute();
}

/** A page of the customer's loans (null: of every state), newest first. */
export async function loansOf(
  db: Db,
  customerId: string,
  state: number | null,
  page: PageOf,
): Promise<Found<LoanRow>> {
  const all = db
    .selectFrom('loans')
    .where('customer_id', '=', customerId)
    .$if(state !== null, (query) => query.where('state', '=', state ?? 0));
  return found(
    all.selectAll().$call(newestFirst('order_number', page)).execute(),
    all.select((one) => one.fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow(),
  );
}

/** Every loan of the customer, by what matters for the customer's standing. */
export function loanHistoryOf(
  db: Db,
  customerId: string,
): Promise<Pick<LoanRow, 'amount' | 'cost' | 'state' | 'is_late'>[]> {
  return db
    .selectFrom('loans')
    .select(['amount', 'cost', 'state', 'is_late'])
    .where('customer_id', '=', customerId)
    .execute();
}

/** The customer's loan. Throws when there is none of that number in that state. */
export function loanIn(
  trx: Trx,
  customerId: string,
  number: string,
  state: number,
): Promise<LoanRow> {
  return trx
    .selectFrom('loans')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('order_number', '=', number)
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
}

/** Changes what a decision, a payment or a missed one changes of a loan. */
export async function changeLoan(
  trx: Trx,
  { customer_id, order_number }: LoanRow,
  change: Partial<Pick<LoanRow, 'state' | 'is_late' | 'repayment_at'>>,
): Promise<void> {
  await trx
    .updateTable('loans')
    .set(change)
    .where('customer_id', '=', customer_id)
    .where('order_number', '=', order_number)
    .execute();
}
