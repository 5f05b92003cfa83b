import { audit, takeLease, type LedgerAudit } from '../store/index.ts';
import type { RuleContext } from './ruleContext.ts';

const everyMs = 3_600_000;

/** A process looks whether it is time more often than it is time: the one that looked last may be gone. */
const tickMs = everyMs / 12;

/** What is zero in a sound ledger. */
const faults = ['sum', 'unbalanced', 'drifted', 'orphaned', 'unexplained', 'doubled'] as const;

/** What a look at the whole ledger found. */
export interface LedgerFinding {
  readonly isSound: boolean;
  /** What is not zero and should be: how often, by name. No amounts. */
  readonly wrong: readonly string[];
  readonly entries: number;
  readonly tookMs: number;
}

/** What watching takes from outside. */
export interface LedgerWatchParts {
  /** Calls back again and again, so many milliseconds apart; returns what stops it. */
  readonly repeat: (work: () => void, milliseconds: number) => () => void;
  readonly onFinding: (finding: LedgerFinding) => void;
  readonly onFault: (error: unknown) => void;
}

/** Looks after the ledger until it is stopped. */
export interface LedgerWatch {
  /** What was found last by this process; null before the first look. */
  readonly last: () => LedgerFinding | null;
  /** Looks now where it is time and no other process does. */
  readonly look: () => Promise<void>;
  stop(): void;
}

/**
 * Compares the whole ledger with itself once an hour, in one process of all: who takes the lease in
 * the database looks, some thousands of customers at a time and each statement within its limit.
 */
export function watchLedger(
  { store, clock }: Pick<RuleContext, 'store' | 'clock'>,
  { repeat, onFinding, onFault }: LedgerWatchParts,
): LedgerWatch {
  let last: LedgerFinding | null = null;
  let isLooking = false;
  let isStopped = false;

  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      if (!(await takeLease(store.db, 'ledger', clock.now(), everyMs))) return;
      const begun = performance.now();
      last = findingOf(await audit(store.db), Math.round(performance.now() - begun));
      onFinding(last);
    } catch (error) {
      if (!isStopped) onFault(error);
    } finally {
      isLooking = false;
    }
  }

  const stopTimer = repeat(() => void look(), tickMs);
  return {
    last: () => last,
    look,
    stop() {
      isStopped = true;
      stopTimer();
    },
  };
}

function findingOf(found: LedgerAudit, tookMs: number): LedgerFinding {
  const wrong = faults.filter((name) => Number(found[name]) !== 0);
  return { isSound: wrong.length === 0, wrong, entries: found.entries, tookMs };
}
