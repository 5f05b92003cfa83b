import { LRUCache } from 'lru-cache';
import {
  dropSums,
  lockCash,
  type Posting,
  type Movements,
  movementsOf,
  ownKinds,
  type Store,
  type Trade,
} from '../../store/index.ts';

/**
 * Postings and trades of a customer, oldest first. A long history has sums over spans of time
 * instead of single events.
 */
export interface History {
  postings: readonly Posting[];
  trades: readonly Trade[];
  /** Sum of postings by account. */
  sums: ReadonlyMap<string, bigint>;
  /** Time of the opening of the account, which changes when the customer starts over. */
  openedAt: Movements['openedAt'];
  lastEntry: Movements['lastEntry'];
  /** Identifies a history and all histories that extend it. */
  root: object;
}

const nothing = { postings: [], trades: [], sums: new Map<string, bigint>() };

/** Maximum number of cached events of all customers, which take some 30 MB. */
const maxRemembered = 200_000;

/** Cached histories by database. The ledger is append-only, so only later events are read. */
const remembered = new WeakMap<Store, LRUCache<string, History>>();

function histories(store: Store): LRUCache<string, History> {
  const cache =
    remembered.get(store) ??
    new LRUCache<string, History>({
      maxSize: maxRemembered,
      sizeCalculation: ({ postings, trades }) => postings.length + trades.length + 1,
    });
  remembered.set(store, cache);
  return cache;
}

/**
 * Returns a customer's history. Each read is one statement, so that its events and balances match.
 * Reads only the events after the cached ones. Reads all events again if the account was started
 * over, or if the events do not add up to the balances: a late job or a concurrent transaction has
 * booked an event for a time that was already read. If the full read, which includes the stored
 * sums of months (`ledger_sums`), does not add up either, computes these sums again, because a
 * process of an earlier version books late events without updating them.
 */
export async function historyOf(store: Store, customerId: string): Promise<History> {
  const historyCache = histories(store);
  const last = historyCache.get(customerId);
  if (last !== undefined) {
    const newerHistory = await movementsOf(store, customerId, last.lastEntry);
    const history = joined(last, newerHistory);
    if (last.openedAt === newerHistory.openedAt && addsUp(history, newerHistory)) {
      if (newerHistory.postings.length > 0) historyCache.set(customerId, history);
      return history;
    }
  }
  let all = await movementsOf(store, customerId, null);
  if (!addsUp(whole(all), all)) {
    await store.transaction(async (trx) => {
      await lockCash(trx, customerId);
      await dropSums(trx, customerId);
    });
    all = await movementsOf(store, customerId, null);
  }
  const history = whole(all);
  historyCache.set(customerId, history);
  return history;
}

function whole(all: Movements): History {
  const { openedAt, lastEntry } = all;
  return joined({ ...nothing, openedAt, lastEntry, root: {} }, all);
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
    lastEntry: news.lastEntry,
    root: earlier.root,
  };
}

function inOrder<Event extends { at: number }>(events: Event[]): readonly Event[] {
  return events.toSorted((a, b) => a.at - b.at);
}

/**
 * True if every account equals the sum of its postings. Two missing postings cannot cancel each
 * other: only jobs post late, and on any one account they either only add or only subtract.
 */
function addsUp({ sums }: History, { balances }: Movements): boolean {
  return ownKinds.every((kind) => (sums.get(kind) ?? 0n) === (balances.get(kind) ?? 0n));
}
