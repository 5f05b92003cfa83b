import type { PositionType } from '@corro/domain';
import { sql } from 'kysely';
import type { AccountKind } from './columnTypes.ts';
import type { Db } from './open.ts';

/** Accounts that describe what a customer has, brought in, owes and paid in fees. */
export const ownKinds = ['cash', 'held', 'invested', 'funding', 'loans', 'fees'] as const;

type OwnKind = (typeof ownKinds)[number] & AccountKind;

export interface Posting {
  at: number;
  kind: OwnKind;
  /** Cents. */
  amount: bigint;
  /** Interest of the loan in cents, above zero; for postings on `loans` only. */
  interest: bigint;
}

/** A lot that was opened, or sold (negative quantity). */
export interface Trade {
  at: number;
  symbol: string;
  type: PositionType;
  quantity: bigint;
  /** Quantity × purchase price, in millionths of a dollar. */
  cost: bigint;
}

/** A customer's postings and trades since a time, and the current balances. */
export interface Movements {
  /** When the customer last started over, epoch milliseconds as text. */
  openedAt: string | null;
  balances: ReadonlyMap<string, bigint>;
  postings: readonly Posting[];
  trades: readonly Trade[];
}

/** Integers are text, since they may exceed a JSON number. */
interface Found {
  opened_at: string | null;
  balances: [kind: string, available: string][];
  moved: [at: number, kind: OwnKind, amount: string, interest: string][] | null;
  opened: TradedText[] | null;
  sold: TradedText[] | null;
}

type TradedText = [
  at: number,
  symbol: string,
  type: PositionType,
  quantity: string,
  costPrice: string,
];

/**
 * Reads money and lots in one statement, so that they are consistent; null for an unknown customer.
 *
 * @param after epoch milliseconds; only later events are read
 */
export async function movementsOf(
  db: Db,
  customerId: string,
  after: number,
): Promise<Movements | null> {
  const since = BigInt(after);
  const { rows } = await sql<Found>`
    select opened_at::text, (
      select json_agg(json_build_array(kind, available::text)) from accounts
      where accounts.customer_id = ${customerId}
    ) as balances, (
      select json_agg(json_build_array(
        entries.created_at, posted.kind, posted.amount::text, coalesce(loans.cost, 0)::text))
      from entries
      cross join lateral (
        select kind, amount from postings
        where postings.customer_id = ${customerId} and postings.entry_id = entries.entry_id
        offset 0
      ) as posted
      left join loans on loans.customer_id = entries.customer_id
        and loans.order_number = entries.order_number and posted.kind = 'loans'
      where entries.customer_id = ${customerId} and entries.created_at > ${since}
        and posted.kind in (${sql.join(ownKinds)})
    ) as moved, (
      select json_agg(json_build_array(
        created_at, symbol, type, quantity::text, cost_price::text))
      from lots
      where lots.customer_id = ${customerId} and created_at > ${since}
    ) as opened, (
      select json_agg(json_build_array(
        orders.created_at, symbol, lot.type, lot.quantity::text, lot.cost_price::text))
      from orders
      cross join lateral (
        select type, lots.quantity, cost_price from lots
        where lots.customer_id = ${customerId} and lots.order_number = orders.lot_number
        offset 0
      ) as lot
      where orders.customer_id = ${customerId} and mold = 'stock' and side = 'sell'
        and status = 1 and orders.created_at > ${since}
    ) as sold
    from customers where customers.customer_id = ${customerId}`.execute(db);
  const [found] = rows;
  if (found === undefined) return null;
  const { opened_at: openedAt, balances, moved, opened, sold } = found;
  return {
    openedAt,
    balances: new Map(balances.map(([kind, available]) => [kind, BigInt(available)])),
    postings: (moved ?? []).map(([at, kind, amount, interest]) => ({
      at,
      kind,
      amount: BigInt(amount),
      interest: BigInt(interest),
    })),
    trades: [
      ...(opened ?? []).map((trade) => tradedOf(trade, 1n)),
      ...(sold ?? []).map((trade) => tradedOf(trade, -1n)),
    ],
  };
}

function tradedOf([at, symbol, type, quantity, costPrice]: TradedText, sign: bigint): Trade {
  const count = sign * BigInt(quantity);
  return { at, symbol, type, quantity: count, cost: count * BigInt(costPrice) };
}
