import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Trx } from './open.ts';
import { type Found, newestFirst, type PageOf } from './page.ts';
import type { Database } from './__generated__/tables.ts';

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
  return newestFirst(db, all.selectAll(), 'order_number', page);
}

/** Used credit in cents, and all loans. */
export interface Borrowing {
  used: bigint;
  loans: readonly Pick<LoanRow, 'amount' | 'cost' | 'state' | 'is_late'>[];
}

/** Reads both in one statement: every loan has a credit line. */
export async function borrowingOf(db: Db, customerId: string): Promise<Borrowing> {
  const rows = await db
    .selectFrom('credit_lines')
    .leftJoin('loans', 'loans.customer_id', 'credit_lines.customer_id')
    .select(['used', 'amount', 'cost', 'state', 'is_late'])
    .where('credit_lines.customer_id', '=', customerId)
    .execute();
  const loans = rows.flatMap(({ amount, cost, state, is_late }) =>
    amount === null || cost === null || state === null || is_late === null
      ? []
      : [{ amount, cost, state, is_late }],
  );
  return { used: rows[0]?.used ?? 0n, loans };
}

/** The customer's loan of that number; undefined where there is none. */
export function loanOf(db: Db, customerId: string, number: string): Promise<LoanRow | undefined> {
  return loanNumbered(db, customerId, number).executeTakeFirst();
}

/** The customer's loan. Throws when there is none of that number in that state. */
export function loanIn(
  trx: Trx,
  customerId: string,
  number: string,
  state: number,
): Promise<LoanRow> {
  return loanNumbered(trx, customerId, number).where('state', '=', state).executeTakeFirstOrThrow();
}

function loanNumbered(db: Db, customerId: string, number: string) {
  return db
    .selectFrom('loans')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('order_number', '=', number);
}

/** Changes what a decision, a payment or a missed one changes of a loan. */
export async function changeLoan(
  trx: Trx,
  { customer_id, order_number }: LoanRow,
  change: Partial<
    Pick<LoanRow, 'state' | 'is_late' | 'decided_at' | 'paid_out_at' | 'repayment_at'>
  >,
): Promise<void> {
  await trx
    .updateTable('loans')
    .set(change)
    .where('customer_id', '=', customer_id)
    .where('order_number', '=', order_number)
    .execute();
}

/**
 * Reserves credit in cents; false, with nothing written, when it exceeds the limit. The check is
 * part of the write, so that concurrent requests wait for each other.
 */
export async function takeCredit(
  trx: Trx,
  customerId: string,
  amount: bigint,
  limit: bigint,
): Promise<boolean> {
  if (amount > limit) return false;
  const taken = await trx
    .insertInto('credit_lines')
    .values({ customer_id: customerId, used: amount })
    .onConflict((conflict) =>
      conflict
        .column('customer_id')
        .doUpdateSet((eb) => ({ used: eb('credit_lines.used', '+', amount) }))
        .where('credit_lines.used', '<=', limit - amount),
    )
    .returning('used')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Releases the credit of a rejected, cancelled or paid loan. */
export async function returnCredit(trx: Trx, customerId: string, amount: bigint): Promise<void> {
  await trx
    .updateTable('credit_lines')
    .set({ used: sql`used - ${amount}::bigint` })
    .where('customer_id', '=', customerId)
    .execute();
}
