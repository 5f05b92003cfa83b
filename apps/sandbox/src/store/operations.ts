import type { OperationKind } from '@corro/domain';
import { sql } from 'kysely';
import type { Db } from './open.ts';

/** What a case keeps of the operation that it is about. */
export interface Operation {
  /** What was bought, sold or applied for; null for money alone. */
  name: string | null;
  /** Cents, without sign; null while none is known. */
  amount: bigint | null;
}

const molds = { stock: 'stock', block: 'bulk', qip: 'finalize' } as const;

/** The customer's operation of that kind and number; null if there is none. */
export async function operationOf(
  db: Db,
  customerId: string,
  kind: OperationKind,
  number: string,
): Promise<Operation | null> {
  return (await operationQuery(db, customerId, kind, number).executeTakeFirst()) ?? null;
}

const noName = sql<string | null>`null::text`.as('name');

function operationQuery(db: Db, customerId: string, kind: OperationKind, number: string) {
  if (kind === 'movement') {
    return db
      .selectFrom('postings')
      .select([noName, sql<bigint | null>`abs(amount)`.as('amount')])
      .where('customer_id', '=', customerId)
      .where(sql<string>`entry_id::text`, '=', number)
      .where('kind', '=', 'cash');
  }
  if (kind === 'ipo') {
    return db
      .selectFrom('ipo_applications')
      .select(['name', (one) => one.ref('held').$castTo<bigint | null>().as('amount')])
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
