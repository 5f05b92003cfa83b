import type { OwnFigures } from './figures.ts';

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

/** Row in JSON. Integers are text, because a sum may exceed an int8. */
type Found = Record<'cash' | 'tiedUp' | 'owed', string> & {
  phone: string;
  customerNumber: string;
  hasCode: boolean;
  withdrawalsHeldUntil: string | null;
  holdings: [symbol: string, quantity: string, cost: string][] | null;
};

const sumOf = (kinds: string) => `(
  select coalesce(sum(available), 0)::text from accounts
  where customer_id = $1 and kind in (${kinds}))`;

/** Figures of the account. `owedState` is the state of the loans that are owed. */
export function overviewFigures(owedState: number): OwnFigures<Overview> {
  return {
    sql: `select json_build_object(
      'phone', phone, 'customerNumber', customer_number, 'hasCode', code_hash is not null,
      'withdrawalsHeldUntil', withdrawals_held_until::text,
      'cash', ${sumOf(`'cash'`)}, 'tiedUp', ${sumOf(`'held', 'invested'`)},
      'owed', (
        select coalesce(sum(amount + cost), 0)::text from loans
        where customer_id = $1 and state = ${owedState}),
      'holdings', (
        select json_agg(json_build_array(symbol, quantity, cost) order by symbol) from (
          select symbol, sum(quantity)::text as quantity,
            sum(quantity * cost_price::numeric)::text as cost
          from lots where customer_id = $1 and sold_by is null group by symbol
        ) as open))
      from customers where customer_id = $1`,
    parse(value) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the object of the statement above
      const found = value as Found | null;
      // The result is never null, because customers are never deleted.
      if (found === null) throw new Error('A session without a customer.');
      const { withdrawalsHeldUntil: heldUntil, cash, tiedUp, owed, holdings, ...customer } = found;
      return {
        ...customer,
        withdrawalsHeldUntil: heldUntil === null ? null : BigInt(heldUntil),
        cash: BigInt(cash),
        tiedUp: BigInt(tiedUp),
        owed: BigInt(owed),
        holdings: (holdings ?? []).map(([symbol, quantity, cost]) => ({
          symbol,
          quantity: BigInt(quantity),
          cost: BigInt(cost),
        })),
      };
    },
  };
}
