import { sql } from 'kysely';
import type { Db, Trx } from './database.ts';
import { type CustomerRow, findRow } from './rows.ts';

export type LoanRow = CustomerRow<'loans'>;

/** `used` is the credit in use, in cents. */
export interface Borrowing {
  used: bigint;
  loans: readonly Pick<LoanRow, 'amount' | 'cost' | 'state' | 'is_late'>[];
}

/**
 * Reads credit and loans in one statement. This finds all loans, because every customer with a loan
 * has a credit line.
 */
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

/** The customer's loan. Throws when it is unknown or in another state. */
export async function loanIn(
  trx: Trx,
  customerId: string,
  number: string,
  state: number,
): Promise<LoanRow> {
  const loan = await findRow(trx, 'loans', customerId, number);
  if (loan?.state !== state) throw new Error(`The loan ${number} is not in state ${state}`);
  return loan;
}

/**
 * Reserves credit in cents. Returns false and writes nothing if the sum would exceed the limit. One
 * statement checks and writes, so that concurrent requests wait for each other.
 */
export async function reserveCredit(
  trx: Trx,
  customerId: string,
  amount: bigint,
  limit: bigint,
): Promise<boolean> {
  if (amount > limit) return false;
  const reserved = await trx
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
  return reserved !== undefined;
}

/** Releases the credit of a rejected, cancelled or paid loan. */
export async function releaseCredit(trx: Trx, customerId: string, amount: bigint): Promise<void> {
  await trx
    .updateTable('credit_lines')
    .set({ used: sql`used - ${amount}::bigint` })
    .where('customer_id', '=', customerId)
    .execute();
}
