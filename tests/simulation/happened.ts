import type { Store } from '@corro/sandbox';

/** What the database has of an order that a customer confirmed. */
export interface Happened {
  readonly key: string | null;
  readonly number: string;
  /** What it has done to the cash so far, in cents; null where it is stored as one that failed. */
  readonly cash: bigint | null;
}

/** Everything that has happened to a customer's money, and the cash that there is, in cents. */
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

/** Reads a customer's orders of every kind from the tables. What each does to the cash is worked out here, and not by the rules. */
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
      // Nothing is paid out for what is asked for, approved or rejected, and no run lasts until it is paid back.
      ...loans.map((row) => happened(row, row.state === 4 ? row.amount : 0n)),
    ],
  };
}
