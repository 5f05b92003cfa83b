import { AsyncLocalStorage } from 'node:async_hooks';
import { CallOver } from './faults.ts';

/**
 * Longest time from the receipt of a call to its last commit, in milliseconds; below the app's
 * timeout (spec §7).
 */
export const callLimitMs = 8000;

/**
 * Limits the time of a call, and prevents commits once the call was answered with "nothing was
 * done".
 */
export class CallScope {
  readonly #endsAt: number;
  /** Signals that end the call: the caller is gone, or the process stops. */
  readonly signals: readonly AbortSignal[];
  readonly #longestWaitMs: number;
  #isClosed = false;
  #commits = 0;

  /** @param longestWaitMs longest wait for a row that another transaction has locked */
  constructor(limitMs: number, signals: readonly AbortSignal[], longestWaitMs = limitMs) {
    this.#endsAt = performance.now() + limitMs;
    this.signals = signals;
    this.#longestWaitMs = longestWaitMs;
  }

  /** Milliseconds left; 0 when the call is over. */
  get leftMs(): number {
    if (this.#isClosed || this.signals.some(({ aborted }) => aborted)) return 0;
    return Math.max(0, this.#endsAt - performance.now());
  }

  /** Longest wait for a row lock, in milliseconds. */
  get waitMs(): number {
    return Math.min(this.leftMs, this.#longestWaitMs);
  }

  /** Call it directly before a commit. Throws CallOver when it is too late. */
  beginCommit(): void {
    if (this.leftMs === 0) throw new CallOver();
    this.#commits += 1;
  }

  /**
   * Prevents further commits. False when a commit has begun, because the answer "nothing was done"
   * would then be wrong.
   */
  close(): boolean {
    this.#isClosed = true;
    return this.#commits === 0;
  }
}

const scopes = new AsyncLocalStorage<CallScope>();

/** Runs work within a scope; every statement and transaction in it respects the scope. */
export function inScope<T>(scope: CallScope, work: () => Promise<T>): Promise<T> {
  return scopes.run(scope, work);
}

/** The current scope; null outside of a call. */
export function currentScope(): CallScope | null {
  return scopes.getStore() ?? null;
}

/** Throws CallOver when the time of the current scope is over. */
export function requireTime(): void {
  if (currentScope()?.leftMs === 0) throw new CallOver();
}
