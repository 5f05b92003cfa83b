import type { Db, Trx } from './database.ts';
import { type CustomerRow, findRow } from './rows.ts';

export type FundOrderRow = CustomerRow<'fund_orders'>;

/** The customer's active participation; null when it is unknown or has ended. */
export async function activeFundOrder(
  trx: Trx,
  customerId: string,
  number: string,
): Promise<FundOrderRow | null> {
  const order = await findRow(trx, 'fund_orders', customerId, number);
  return order?.status === 'active' ? order : null;
}

/**
 * Ends a participation with its gain in cents (null: cancelled). Returns false if it has already
 * ended.
 */
export async function endFundOrder(
  trx: Trx,
  { customer_id, order_number }: FundOrderRow,
  { earned, at }: { earned: bigint | null; at: number },
): Promise<boolean> {
  const ended = await trx
    .updateTable('fund_orders')
    .set({ status: earned === null ? 'cancelled' : 'completed', earned, ended_at: BigInt(at) })
    .where('customer_id', '=', customer_id)
    .where('order_number', '=', order_number)
    .where('status', '=', 'active')
    .returning('order_number')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Amount in cents that customers bought of each issue; issues without sales are absent. */
export async function fundSalesOf(
  db: Db,
  fundIds: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  if (fundIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('fund_sales')
    .select(['fund_id', 'sold'])
    .where('fund_id', 'in', fundIds)
    .execute();
  return new Map(rows.map(({ fund_id, sold }) => [fund_id, sold]));
}

/**
 * Reserves part of an issue. Returns false and writes nothing if the issue is closed or too little
 * is left. One statement checks and writes. The issue stays locked until the transaction ends.
 */
export async function reserveFund(
  trx: Trx,
  fundId: string,
  amount: bigint,
  capacity: bigint,
): Promise<boolean> {
  if (amount > capacity) return false;
  const reserved = await trx
    .insertInto('fund_sales')
    .values({ fund_id: fundId, sold: amount, closed: false })
    .onConflict((conflict) =>
      conflict
        .column('fund_id')
        .doUpdateSet((eb) => ({ sold: eb('fund_sales.sold', '+', amount) }))
        .where('fund_sales.closed', '=', false)
        .where('fund_sales.sold', '<=', capacity - amount),
    )
    .returning('sold')
    .executeTakeFirst();
  return reserved !== undefined;
}

/**
 * Gives an amount that this transaction reserved back to the issue; used when the customer cannot
 * pay.
 */
export async function releaseFund(trx: Trx, fundId: string, amount: bigint): Promise<void> {
  await trx
    .updateTable('fund_sales')
    .set((eb) => ({ sold: eb('sold', '-', amount) }))
    .where('fund_id', '=', fundId)
    .execute();
}

/** Closes an issue for good and returns the sold amount in cents. */
export async function closeFund(trx: Trx, fundId: string): Promise<bigint> {
  const row = await trx
    .updateTable('fund_sales')
    .set({ closed: true })
    .where('fund_id', '=', fundId)
    .returning('sold')
    .executeTakeFirst();
  return row?.sold ?? 0n;
}
