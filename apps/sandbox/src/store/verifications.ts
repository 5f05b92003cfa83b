import type { Selectable } from 'kysely';
import type { Db, Trx } from './open.ts';
import type { Database } from './__generated__/tables.ts';

export type VerificationRow = Selectable<Database['verifications']>;

export async function verificationOf(db: Db, customerId: string): Promise<VerificationRow | null> {
  const row = await db
    .selectFrom('verifications')
    .selectAll()
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row ?? null;
}

/** Adds a verification; false when the customer has one. */
export async function addVerification(trx: Trx, row: VerificationRow): Promise<boolean> {
  const added = await trx
    .insertInto('verifications')
    .values(row)
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .returning('customer_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Replaces a verification in the given status; false without one. */
export async function replaceVerification(
  trx: Trx,
  { customer_id: customerId, ...row }: VerificationRow,
  status: number,
): Promise<boolean> {
  const replaced = await trx
    .updateTable('verifications')
    .set(row)
    .where('customer_id', '=', customerId)
    .where('status', '=', status)
    .returning('customer_id')
    .executeTakeFirst();
  return replaced !== undefined;
}

export async function setVerificationStatus(
  trx: Trx,
  customerId: string,
  status: number,
): Promise<void> {
  await trx
    .updateTable('verifications')
    .set({ status })
    .where('customer_id', '=', customerId)
    .execute();
}
