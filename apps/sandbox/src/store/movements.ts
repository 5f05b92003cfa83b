import { type PositionType, startOfDay } from '@corro/domain';
import { sql } from 'kysely';
import { changesOf, daySpan, entriesAfter, maxTail, type ownKinds, sumUp } from './ledgerSums.ts';
import type { Db, Store } from './database.ts';
import { plannedStatement } from './plannedStatements.ts';

/**
 * Kind of an account, or one of two kinds for the interest of loans: `interest` counts it from the
 * payout on, and `repaid` the part that was repaid, which is also in `fees`.
 */
type PostingKind = (typeof ownKinds)[number] | 'interest' | 'repaid';

export interface Posting {
  at: number;
  kind: PostingKind;
  /** Cents. */
  amount: bigint;
}

/** Lots that were opened, or lots that were sold (negative quantity). */
export interface Trade {
  at: number;
  symbol: string;
  type: PositionType;
  quantity: bigint;
  /** Quantity × purchase price, in millionths of a dollar. */
  cost: bigint;
}

/** A customer's postings and trades since an entry, and the current balances. */
export interface Movements {
  /** Time at which the customer last started over, epoch milliseconds as text. */
  openedAt: string | null;
  balances: ReadonlyMap<string, bigint>;
  postings: readonly Posting[];
  trades: readonly Trade[];
  /** Id of the last entry that was read; null without one. */
  lastEntry: string | null;
}

/** A change in JSON. Integers are text, because they may exceed a JSON number. */
type Change =
  | [at: number, kind: PostingKind, symbol: null, amount: string, cost: string]
  | [at: number, type: PositionType, symbol: string, quantity: string, cost: string];

interface Found {
  opened_at: string | null;
  summed_to: string | null;
  last: string | null;
  length: bigint;
  balances: [kind: string, available: string][];
  summed: Change[] | null;
  tail: Change[] | null;
}

const changes = sql`json_agg(json_build_array(at, split_part(what, ':', 1),
  nullif(split_part(what, ':', 2), ''), amount::text, cost::text) order by at)`;

/**
 * Reads money and lots in one statement, so that they are consistent. The entries of a long ledger
 * are first added to sums by day and, for the current day, by ten minutes.
 *
 * @param after id of an entry; only later entries are read
 */
export async function movementsOf(
  store: Store,
  customerId: string,
  after: string | null,
): Promise<Movements> {
  for (;;) {
    const stored = await read(store.db, customerId, after, store.clock.now());
    // The result always has a row, because customers are never deleted.
    if (stored === null) throw new Error('A session without a customer.');
    if (stored.length <= maxTail) return movementsIn(stored, after);
    await sumUp(store, customerId);
  }
}

async function read(
  db: Db,
  customerId: string,
  after: string | null,
  now: number,
): Promise<Found | null> {
  const midnight = sql`${BigInt(startOfDay(now))}::bigint`;
  const summed = sql`(
    select ${changes} from ledger_sums
    where customer_id = ${customerId}
      and ((span = ${daySpan} and bucket <= ${midnight})
        or (span = 'ten-minutes' and bucket > ${midnight})))`;
  const query = sql<Found>`
    with tail as materialized (${entriesAfter(customerId, after, maxTail + 1)})
    select opened_at::text, (select count(*) from tail) as length,
      (select entry_id from tail order by entry_id desc limit 1)::text as last,
      (select summed_to from accounts
        where accounts.customer_id = ${customerId} and kind = 'cash')::text as summed_to,
      (select json_agg(json_build_array(kind, available::text)) from accounts
        where accounts.customer_id = ${customerId}) as balances,
      ${after === null ? summed : sql`null::json`} as summed,
      (select ${changes} from (${changesOf(customerId, sql`tail`)}) as changes) as tail
    from customers where customers.customer_id = ${customerId}`.compile(db);
  plannedStatement(query.sql);
  const { rows } = await db.executeQuery(query);
  return rows[0] ?? null;
}

function movementsIn(stored: Found, after: string | null): Movements {
  const { opened_at: openedAt, summed_to: summedTo, last, balances, summed, tail } = stored;
  const postings: Posting[] = [];
  const trades: Trade[] = [];
  for (const [at, kind, symbol, amount, cost] of [...(summed ?? []), ...(tail ?? [])]) {
    if (symbol === null) postings.push({ at, kind, amount: BigInt(amount) });
    else trades.push({ at, symbol, type: kind, quantity: BigInt(amount), cost: BigInt(cost) });
  }
  return {
    openedAt,
    balances: new Map(balances.map(([kind, available]) => [kind, BigInt(available)])),
    postings,
    trades,
    lastEntry: last ?? after ?? summedTo,
  };
}
