import type { Store } from '@corro/sandbox';

/** An order that the database has. */
export interface Happened {
  readonly key: string | null;
  readonly number: string;
  /**
   * Change of the customer's cash by the order, in cents; null for a failed purchase or sale, and 0
   * for another failed order.
   */
  readonly cash: bigint | null;
}

/** Orders of a customer, and the balance of cash in cents. */
export interface Books {
  readonly orders: readonly Happened[];
  readonly cash: bigint;
}

interface Row {
  readonly client_key: string | null;
  readonly order_number: string;
}

function happened({ client_key: key, order_number: number }: Row, cash: bigint | null): Happened {
  return { key, number, cash };
}

/** Reads a customer's orders from the tables. Computes the changes of cash without the tested code. */
export async function booksOf({ db }: Store, phone: string): Promise<Books> {
  const { customer_id: id } = await db
    .selectFrom('customers')
    .select('customer_id')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow();
  const { available } = await db
    .selectFrom('accounts')
    .select('available')
    .where('customer_id', '=', id)
    .where('kind', '=', 'cash')
    .executeTakeFirstOrThrow();
  const [orders, ipos, funds, recharges, withdrawals, loans] = await Promise.all([
    db.selectFrom('orders').selectAll().where('customer_id', '=', id).execute(),
    db.selectFrom('ipo_applications').selectAll().where('customer_id', '=', id).execute(),
    db.selectFrom('fund_orders').selectAll().where('customer_id', '=', id).execute(),
    db.selectFrom('recharges').selectAll().where('customer_id', '=', id).execute(),
    db.selectFrom('withdrawals').selectAll().where('customer_id', '=', id).execute(),
    db.selectFrom('loans').selectAll().where('customer_id', '=', id).execute(),
  ]);
  return {
    cash: available,
    orders: [
      ...orders.map((row) => {
        const total = row.side === 'sell' ? row.total : -row.total;
        return happened(row, row.status === 1 ? total : null);
      }),
      ...ipos.map((row) => happened(row, (row.returned ?? 0n) - row.held)),
      ...funds.map((row) =>
        happened(row, row.status === 'active' ? -row.amount : (row.earned ?? 0n)),
      ),
      ...recharges.map((row) => happened(row, row.status === 2 ? row.amount : 0n)),
      ...withdrawals.map((row) => happened(row, row.status === 'b' ? 0n : -row.amount)),
      // State 4 means that the loan is paid out. No loan is repaid, because repayments are due after the end of a run.
      ...loans.map((row) => happened(row, row.state === 4 ? row.amount : 0n)),
    ],
  };
}
