import { sql } from 'kysely';
import type { Trx } from './open.ts';

/**
 * Takes so many cents of a customer's credit; false, with nothing taken, when that is more than the
 * limit leaves. The check is part of the write, so that of two requests at once one waits.
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

/** Gives credit back: the loan was rejected, or is paid. */
export async function returnCredit(trx: Trx, customerId: string, amount: bigint): Promise<void> {
  await trx
    .updateTable('credit_lines')
    .set({ used: sql`used - ${amount}::bigint` })
    .where('customer_id', '=', customerId)
    .execute();
}
