import { LRUCache } from 'lru-cache';
import {
  CallScope,
  dropEndedSessions,
  type FoundSession,
  inScope,
  latelyEnded,
  type SessionKey,
  usedEveryMs,
} from '../store/index.ts';
import type { RuleContext } from './ruleContext.ts';

/** Customers whose sessions a process remembers: some 10 MB. */
const most = 20_000;

/** The list of ended sessions is asked for again when it is so old, and not relied on when it is older than the second. */
const listMs = { fresh: 400, oldest: 1000 };

/** How often old names are dropped from the list. */
const dropEveryMs = 600_000;

/** Until when a session counts as open without being looked up: by the database's clock, and by one that only counts. */
interface Checked {
  until: number;
  untilTick: number;
}

/**
 * Sessions that this process has looked up lately, for calls that show every customer the same and change nothing. All
 * other calls look the session up. A session counts as open for as long as its last use would not be written again, and
 * while the list of ended sessions, at most a second old, does not name it. Where that cannot be read, nothing counts.
 */
export class CheckedSessions {
  readonly #context: Pick<RuleContext, 'store' | 'clock' | 'sessionLife'>;
  /** A clock that only counts, in milliseconds: neither set nor wrong. */
  readonly #tick: () => number;
  readonly #checked = new LRUCache<string, Map<string, Checked>>({ max: most });
  #ended: ReadonlySet<string> = new Set();
  /** When the list was asked for. */
  #endedAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<boolean> | null = null;
  #droppedAt: number;

  constructor(
    context: Pick<RuleContext, 'store' | 'clock' | 'sessionLife'>,
    tick: () => number = () => performance.now(),
  ) {
    this.#context = context;
    this.#tick = tick;
    this.#droppedAt = tick();
  }

  /** Remembers a session that was looked up by a call that began at that tick. */
  add({ customerId, tokenHash, usedAt, expiresAt }: FoundSession, begunAt: number): void {
    const { idleMs } = this.#context.sessionLife;
    const until = Math.min(usedAt + usedEveryMs, usedAt + idleMs, expiresAt);
    const own = this.#checked.get(customerId) ?? new Map<string, Checked>();
    for (const [hash, one] of own) if (!this.#counts(one)) own.delete(hash);
    own.set(tokenHash, { until, untilTick: begunAt + usedEveryMs });
    this.#checked.set(customerId, own);
  }

  /** The time for `add`, in milliseconds. */
  tick(): number {
    return this.#tick();
  }

  /** Forgets the customer's sessions: their next calls look them up. */
  forget(customerId: string): void {
    this.#checked.delete(customerId);
  }

  /**
   * Whether a session is known to be open; false: it has to be looked up. A promise, which never rejects, only where the
   * list has to be waited for.
   */
  has(key: SessionKey): boolean | Promise<boolean> {
    if (!this.#isChecked(key)) return false;
    const age = this.#tick() - this.#endedAt;
    if (age >= listMs.fresh) {
      const asking = (this.#asking ??= this.#ask().finally(() => void (this.#asking = null)));
      if (age >= listMs.oldest) return asking.then((isRead) => isRead && this.#isOpen(key));
    }
    return this.#isOpen(key);
  }

  #isOpen(key: SessionKey): boolean {
    // The list may have become old while it was waited for.
    const isRecent = this.#tick() - this.#endedAt < listMs.oldest;
    return isRecent && this.#isChecked(key) && !this.#ended.has(key.tokenHash);
  }

  #isChecked({ customerId, tokenHash }: SessionKey): boolean {
    const checked = this.#checked.get(customerId)?.get(tokenHash);
    return checked !== undefined && this.#counts(checked);
  }

  #counts({ until, untilTick }: Checked): boolean {
    return this.#context.clock.now() < until && this.#tick() < untilTick;
  }

  /** Reads the list, in a time of its own: several calls may wait for it. False where it cannot be read. */
  async #ask(): Promise<boolean> {
    const askedAt = this.#tick();
    try {
      const { db } = this.#context.store;
      const scope = new CallScope(listMs.oldest, new AbortController().signal);
      this.#ended = await inScope(scope, () => latelyEnded(db));
      this.#endedAt = askedAt;
      if (askedAt - this.#droppedAt > dropEveryMs) {
        this.#droppedAt = askedAt;
        await inScope(scope, () => dropEndedSessions(db));
      }
      return true;
    } catch {
      // The calls look their sessions up instead, and fail of the same cause where it lasts.
      return false;
    }
  }
}
