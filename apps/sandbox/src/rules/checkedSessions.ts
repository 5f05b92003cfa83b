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

/** Maximum number of customers in the cache, which then takes some 10 MB. */
const maxCustomers = 20_000;

/**
 * Ages in milliseconds at which the list of ended sessions is reloaded (`fresh`), and from which it
 * is no longer trusted (`oldest`).
 */
const listMs = { fresh: 400, oldest: 1000 };

/** Interval at which old rows of the list of ended sessions are deleted, in milliseconds. */
const dropEveryMs = 600_000;

/**
 * Expiry in milliseconds by the database's clock (`until`) and by the monotonic clock
 * (`untilTick`).
 */
interface Checked {
  until: number;
  untilTick: number;
}

/**
 * Caches verified sessions for calls that answer every customer alike and change nothing. Other
 * calls always read the session. An entry is valid until the session's last use must be recorded
 * again, and only while the list of ended sessions does not contain it. Without a list that is at
 * most a second old, no entry is valid.
 */
export class CheckedSessions {
  readonly #context: Pick<RuleContext, 'store' | 'clock' | 'sessionLife'>;
  /** Monotonic clock in milliseconds. */
  readonly #tick: () => number;
  readonly #checked = new LRUCache<string, Map<string, Checked>>({ max: maxCustomers });
  #ended: ReadonlySet<string> = new Set();
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

  /** Adds a session. `begunAt` is the value of `tick()` before the session was read. */
  add({ customerId, tokenHash, usedAt, expiresAt }: FoundSession, begunAt: number): void {
    const { idleMs } = this.#context.sessionLife;
    const until = Math.min(usedAt + usedEveryMs, usedAt + idleMs, expiresAt);
    const sessions = this.#checked.get(customerId) ?? new Map<string, Checked>();
    for (const [hash, session] of sessions) if (!this.#counts(session)) sessions.delete(hash);
    sessions.set(tokenHash, { until, untilTick: begunAt + usedEveryMs });
    this.#checked.set(customerId, sessions);
  }

  tick(): number {
    return this.#tick();
  }

  forget(customerId: string): void {
    this.#checked.delete(customerId);
  }

  /**
   * True if the session is verified; false means that the caller must read it. Returns a promise,
   * which never rejects, only if it must wait for the list.
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
    // The list may have expired during the wait.
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

  /**
   * Reloads the list within its own time limit, since several calls may wait for it. False on
   * failure.
   */
  async #ask(): Promise<boolean> {
    const askedAt = this.#tick();
    try {
      const { db } = this.#context.store;
      const scope = new CallScope(listMs.oldest, []);
      this.#ended = await inScope(scope, () => latelyEnded(db));
      this.#endedAt = askedAt;
      if (askedAt - this.#droppedAt > dropEveryMs) {
        this.#droppedAt = askedAt;
        await inScope(scope, () => dropEndedSessions(db));
      }
      return true;
    } catch {
      // The callers read their sessions instead, and report the error if it persists.
      return false;
    }
  }
}
