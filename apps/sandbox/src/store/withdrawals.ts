import type { Selectable } from 'kysely';
import type { Db, Trx } from './open.ts';
import { newestFirst, type Found, type PageOf } from './page.ts';
import type { Database } from './__generated__/tables.ts';
import type { WithdrawalStatus } from './columnTypes.ts';

export type WithdrawalRow = Selectable<Database['withdrawals']>;

/** A page of the customer's withdrawals (null: of every status), newest first. */
export async function withdrawalsOf(
  db: Db,
  customerId: string,
  status: WithdrawalStatus | null,
  page: PageOf,
): Promise<Found<WithdrawalRow>> {
  const all = db
    .selectFrom('withdrawals')
    .selectAll()
    .where('customer_id', '=', customerId)
    .$if(status !== null, (query) => query.where('status', '=', status ?? 'n'));
  return newestFirst(db, all, 'order_number', page);
}

/** The customer's withdrawal with this number; undefined if it does not exist. */
export function withdrawalOf(
  db: Db,
  customerId: string,
  number: string,
): Promise<WithdrawalRow | undefined> {
  return numbered(db, customerId, number).executeTakeFirst();
}

function numbered(db: Db, customerId: string, number: string) {
  return db
    .selectFrom('withdrawals')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('order_number', '=', number);
}

/** Amount of a pending withdrawal, in cents. Throws for an unknown number. */
export async function pendingWithdrawal(
  trx: Trx,
  customerId: string,
  number: string,
): Promise<bigint> {
  const pending = numbered(trx, customerId, number).where('status', '=', 'n');
  return (await pending.executeTakeFirstOrThrow()).amount;
}

/** Records the end of a withdrawal, at an epoch millisecond. */
export async function endWithdrawal(
  trx: Trx,
  customerId: string,
  number: string,
  { status, at }: { status: Exclude<WithdrawalStatus, 'n'>; at: number },
): Promise<void> {
  await trx
    .updateTable('withdrawals')
    .set({ status, ended_at: BigInt(at) })
    .where('customer_id', '=', customerId)
    .where('order_number', '=', number)
    .execute();
}
