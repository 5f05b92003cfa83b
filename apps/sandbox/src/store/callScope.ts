import { AsyncLocalStorage } from 'node:async_hooks';
import { CallOver } from './faults.ts';

/** How long a call may take from its receipt to its last commit. Less than the app waits (spec §7). */
export const callLimitMs = 8000;

/**
 * One call of the API as the database layer sees it: how long it may still take, and whether it may
 * still commit. Once the call has been answered as «nothing was done», nothing of it may be committed.
 */
export class CallScope {
  readonly #endsAt: number;
  /** Ends the call early: its caller has gone, or the process stops. */
  readonly signal: AbortSignal;
  readonly #longestWaitMs: number;
  #isClosed = false;
  #commits = 0;

  /** @param longestWaitMs how long one waits for a row that another transaction holds */
  constructor(limitMs: number, signal: AbortSignal, longestWaitMs = limitMs) {
    this.#endsAt = performance.now() + limitMs;
    this.signal = signal;
    this.#longestWaitMs = longestWaitMs;
  }

  /** Milliseconds that are left; 0 when the call is over. */
  get leftMs(): number {
    if (this.#isClosed || this.signal.aborted) return 0;
    return Math.max(0, this.#endsAt - performance.now());
  }

  /** Milliseconds that may be waited for a row. */
  get waitMs(): number {
    return Math.min(this.leftMs, this.#longestWaitMs);
  }

  /** To be asked directly before a commit. Throws CallOver when it is too late for one. */
  beginCommit(): void {
    if (this.leftMs === 0) throw new CallOver();
    this.#commits += 1;
  }

  /** No commit from now on. False when there has been one, so that «nothing was done» would be wrong. */
  close(): boolean {
    this.#isClosed = true;
    return this.#commits === 0;
  }
}

const scopes = new AsyncLocalStorage<CallScope>();

/** Runs the work of one call; every statement and transaction in it keeps to the scope. */
export function inScope<T>(scope: CallScope, work: () => Promise<T>): Promise<T> {
  return scopes.run(scope, work);
}

/** The scope of the call that is running; null in what no call set off. */
export function currentScope(): CallScope | null {
  return scopes.getStore() ?? null;
}

/** Runs work that no call waits for, within a limit of its own. */
export function inOwnTime<T>(limitMs: number, work: () => Promise<T>): Promise<T> {
  return inScope(new CallScope(limitMs, new AbortController().signal), work);
}
