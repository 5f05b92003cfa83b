import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from './open.ts';
import { newestFirst, type Found, type PageOf } from './page.ts';
import type { Database } from './__generated__/tables.ts';

/** Status of a pending recharge in the contract. */
export const pendingRecharge = 1;

export type RechargeRow = Selectable<Database['recharges']>;

export async function addRecharge(
  trx: Trx,
  recharge: Insertable<Database['recharges']>,
): Promise<void> {
  await trx.insertInto('recharges').values(recharge).execute();
}

/** A page of the customer's recharges (null: of every status), newest first. */
export async function rechargesOf(
  db: Db,
  customerId: string,
  status: number | null,
  page: PageOf,
): Promise<Found<RechargeRow>> {
  const all = db
    .selectFrom('recharges')
    .selectAll()
    .where('customer_id', '=', customerId)
    .$if(status !== null, (query) => query.where('status', '=', status));
  return newestFirst(db, all, 'order_number', page);
}

/**
 * Ends a recharge at an epoch millisecond, with a status that depends on its amount in cents.
 * Throws for an unknown number.
 */
export async function endRecharge(
  trx: Trx,
  customerId: string,
  { number, at }: { number: string; at: number },
  statusOf: (amount: bigint) => number,
): Promise<{ amount: bigint; status: number }> {
  const { amount } = await numbered(trx, customerId, number).executeTakeFirstOrThrow();
  const status = statusOf(amount);
  await setRechargeEnd(trx, customerId, number, { status, at });
  return { amount, status };
}

/** The customer's recharge with this number; undefined if it does not exist. */
export function rechargeOf(
  db: Db,
  customerId: string,
  number: string,
): Promise<RechargeRow | undefined> {
  return numbered(db, customerId, number).executeTakeFirst();
}

function numbered(db: Db, customerId: string, number: string) {
  return db
    .selectFrom('recharges')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('order_number', '=', number);
}

/** Writes how a recharge ended, and when, in epoch milliseconds. */
export async function setRechargeEnd(
  trx: Trx,
  customerId: string,
  number: string,
  { status, at }: { status: number; at: number },
): Promise<void> {
  await trx
    .updateTable('recharges')
    .set({ status, ended_at: BigInt(at) })
    .where('customer_id', '=', customerId)
    .where('order_number', '=', number)
    .execute();
}
