import { LRUCache } from 'lru-cache';
import {
  type Moved,
  type Movements,
  movementsOf,
  ownKinds,
  type Store,
  type Traded,
} from '../../store/index.ts';

/** Everything that ever happened to a customer's money and lots, oldest first. */
export interface History {
  moved: readonly Moved[];
  traded: readonly Traded[];
  /** The sum of the postings on each account. */
  sums: ReadonlyMap<string, bigint>;
  /** Of the account that it is the history of: another one begins when a customer starts over. */
  openedAt: Movements['openedAt'];
  /** One for all histories of which each begins with the one before it. */
  root: object;
}

const nothing = { moved: [], traded: [], sums: new Map<string, bigint>() };

/** What is remembered of all customers: some 30 MB. */
const mostRemembered = 200_000;

/**
 * The histories that were read before, by the database they are of. The ledger is append-only, so of one that
 * is remembered only what came after it is read; any process can read it from the beginning instead.
 */
const remembered = new WeakMap<Store, LRUCache<string, History>>();

function histories(store: Store): LRUCache<string, History> {
  const known =
    remembered.get(store) ??
    new LRUCache<string, History>({
      maxSize: mostRemembered,
      sizeCalculation: ({ moved, traded }) => moved.length + traded.length + 1,
    });
  remembered.set(store, known);
  return known;
}

/**
 * Reads a customer's history, in one statement; in a second one from the beginning where what is remembered and
 * what came after it do not add up to the balances. That is so when something was written for a time that had
 * been read: by a job that ran late, or by a transaction that was under way.
 */
export async function historyOf(store: Store, customerId: string): Promise<History> {
  const known = histories(store);
  const last = known.get(customerId);
  if (last !== undefined) {
    const news = await read(store, customerId, endOf(last));
    const history = joined(last, news);
    if (last.openedAt === news.openedAt && addsUp(history, news)) {
      if (news.moved.length > 0) known.set(customerId, history);
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
  // Customers are never removed: a session without its customer is a defect.
  if (found === null) throw new Error('A session without a customer.');
  return found;
}

/** Of the last movement: nothing is bought or sold without one. */
function endOf({ moved }: History): number {
  return moved.at(-1)?.at ?? -1;
}

function joined(earlier: History, news: Movements): History {
  if (news.moved.length === 0) return earlier;
  const sums = new Map(earlier.sums);
  for (const { kind, amount } of news.moved) sums.set(kind, (sums.get(kind) ?? 0n) + amount);
  return {
    moved: inOrder([...earlier.moved, ...news.moved]),
    traded: inOrder([...earlier.traded, ...news.traded]),
    sums,
    openedAt: earlier.openedAt,
    root: earlier.root,
  };
}

function inOrder<Event extends { at: number }>(events: Event[]): readonly Event[] {
  return events.toSorted((one, other) => one.at - other.at);
}

/**
 * Whether every account holds the sum of its postings. Where postings are missing they do not cancel out: a
 * movement for an earlier time is one of a job, and all that those take from `held` or `invested`, bring to
 * `cash` or take as interest is of one sign.
 */
function addsUp({ sums }: History, { balances }: Movements): boolean {
  return ownKinds.every((kind) => (sums.get(kind) ?? 0n) === (balances.get(kind) ?? 0n));
}
