import { LRUCache } from 'lru-cache';
import {
  type Posting,
  type Movements,
  movementsOf,
  ownKinds,
  type Store,
  type Trade,
} from '../../store/index.ts';

/** All postings and trades of a customer, oldest first. */
export interface History {
  postings: readonly Posting[];
  trades: readonly Trade[];
  /** Sum of postings by account. */
  sums: ReadonlyMap<string, bigint>;
  /** Opening of the account; it changes when the customer starts over. */
  openedAt: Movements['openedAt'];
  /** Shared by all histories that extend one another. */
  root: object;
}

const nothing = { postings: [], trades: [], sums: new Map<string, bigint>() };

/** Cached events of all customers: some 30 MB. */
const maxRemembered = 200_000;

/** Cached histories by database. The ledger is append-only, so only later events are read. */
const remembered = new WeakMap<Store, LRUCache<string, History>>();

function histories(store: Store): LRUCache<string, History> {
  const known =
    remembered.get(store) ??
    new LRUCache<string, History>({
      maxSize: maxRemembered,
      sizeCalculation: ({ postings, trades }) => postings.length + trades.length + 1,
    });
  remembered.set(store, known);
  return known;
}

/**
 * Reads a customer's history in one statement, and once more from the beginning if the cached and
 * new events do not sum to the balances. That happens when an event was booked for a time already
 * read, by a late job or a concurrent transaction.
 */
export async function historyOf(store: Store, customerId: string): Promise<History> {
  const known = histories(store);
  const last = known.get(customerId);
  if (last !== undefined) {
    const newerHistory = await read(store, customerId, endOf(last));
    const history = joined(last, newerHistory);
    if (last.openedAt === newerHistory.openedAt && addsUp(history, newerHistory)) {
      if (newerHistory.postings.length > 0) known.set(customerId, history);
      return history;
    }
  }
  const all = await read(store, customerId, -1);
  const history = joined({ ...nothing, openedAt: all.openedAt, root: {} }, all);
  known.set(customerId, history);
  return history;
}

async function read(store: Store, customerId: string, after: number): Promise<Movements> {
  const found = await movementsOf(store.db, customerId, after);
  // Customers are never deleted.
  if (found === null) throw new Error('A session without a customer.');
  return found;
}

/** Time of the last movement: every trade has one. */
function endOf({ postings }: History): number {
  return postings.at(-1)?.at ?? -1;
}

function joined(earlier: History, news: Movements): History {
  if (news.postings.length === 0) return earlier;
  const sums = new Map(earlier.sums);
  for (const { kind, amount } of news.postings) sums.set(kind, (sums.get(kind) ?? 0n) + amount);
  return {
    postings: inOrder([...earlier.postings, ...news.postings]),
    trades: inOrder([...earlier.trades, ...news.trades]),
    sums,
    openedAt: earlier.openedAt,
    root: earlier.root,
  };
}

function inOrder<Event extends { at: number }>(events: Event[]): readonly Event[] {
  return events.toSorted((one, other) => one.at - other.at);
}

/**
 * True if every account equals the sum of its postings. Two missing postings cannot cancel each
 * other: only jobs post late, and on any one account they either only add or only subtract.
 */
function addsUp({ sums }: History, { balances }: Movements): boolean {
  return ownKinds.every((kind) => (sums.get(kind) ?? 0n) === (balances.get(kind) ?? 0n));
}
