import { sql } from 'kysely';
import type { Db } from './database.ts';
import type { AccountKind } from './columnTypes.ts';

/** Quantity and cost of an instrument over all open lots. */
export interface InstrumentHeld {
  symbol: string;
  quantity: bigint;
  /** Quantity × purchase price, in millionths of a dollar. */
  cost: bigint;
}

export interface Overview {
  phone: string;
  customerNumber: string;
  hasCode: boolean;
  /** Epoch milliseconds; null when withdrawals were never held. */
  withdrawalsHeldUntil: bigint | null;
  cash: bigint;
  /** Held or invested money. */
  tiedUp: bigint;
  /** Principal and interest of loans in the given state. */
  owed: bigint;
  holdings: readonly InstrumentHeld[];
}

/** Reads the account in one statement; null for an unknown customer. */
export async function overviewOf(
  db: Db,
  customerId: string,
  owedState: number,
): Promise<Overview | null> {
  const sumOf = (...kinds: AccountKind[]) =>
    db
      .selectFrom('accounts')
      .select(sql<bigint>`coalesce(sum(available), 0)::bigint`.as('cents'))
      .where('customer_id', '=', customerId)
      .where('kind', 'in', kinds);
  const owed = db
    .selectFrom('loans')
    .select(sql<bigint>`coalesce(sum(amount + cost), 0)::bigint`.as('cents'))
    .where('customer_id', '=', customerId)
    .where('state', '=', owedState);
  const open = db
    .selectFrom('lots')
    // Text, since a sum may exceed an int8.
    .select(['customer_id', 'symbol', sql<string>`sum(quantity)::text`.as('quantity')])
    .select(sql<string>`sum(quantity * cost_price::numeric)::text`.as('cost'))
    .where('customer_id', '=', customerId)
    .where('sold_by', 'is', null)
    .groupBy(['customer_id', 'symbol']);
  const rows = await db
    .selectFrom('customers')
    .leftJoin(open.as('open'), 'open.customer_id', 'customers.customer_id')
    .select(({ eb }) => [
      'phone',
      'customer_number as customerNumber',
      'withdrawals_held_until as withdrawalsHeldUntil',
      eb('code_hash', 'is not', null).as('hasCode'),
      sumOf('cash').$asScalar().$notNull().as('cash'),
      sumOf('held', 'invested').$asScalar().$notNull().as('tiedUp'),
      owed.$asScalar().$notNull().as('owed'),
      'symbol',
      'quantity',
      'cost',
    ])
    .where('customers.customer_id', '=', customerId)
    .execute();
  const [first] = rows;
  if (first === undefined) return null;
  const holdings = rows.flatMap(({ symbol, quantity, cost }) =>
    symbol === null || quantity === null || cost === null
      ? []
      : [{ symbol, quantity: BigInt(quantity), cost: BigInt(cost) }],
  );
  return { ...first, hasCode: Boolean(first.hasCode), holdings };
}
