import { audit, claimLease, type LedgerAudit } from '../store/index.ts';
import type { RuleContext } from './ruleContext.ts';

const everyMs = 3_600_000;

/** Every process checks more often than hourly, since the process that audited last may be gone. */
const tickMs = everyMs / 12;

/** Counts that are zero in a sound ledger. */
const faults = ['sum', 'unbalanced', 'drifted', 'orphaned', 'unexplained', 'doubled'] as const;

export interface LedgerFinding {
  readonly isSound: boolean;
  /** Names of counts that should be zero, without amounts. */
  readonly wrong: readonly string[];
  readonly entries: number;
  readonly tookMs: number;
}

export interface LedgerWatchParts {
  /** Calls `work` repeatedly; returns a function that stops it. */
  readonly repeat: (work: () => void, milliseconds: number) => () => void;
  readonly onFinding: (finding: LedgerFinding) => void;
  readonly onFault: (error: unknown) => void;
}

export interface LedgerWatch {
  /** This process's last result; null before the first. */
  readonly last: () => LedgerFinding | null;
  /** Audits now if it is due and no other process does. */
  readonly look: () => Promise<void>;
  stop(): void;
}

/**
 * Audits the ledger once an hour in one process, which holds a lease in the database. It goes
 * through batches of customers, so each statement stays within its limit.
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
      if (!(await claimLease(store.db, 'ledger', clock.now(), everyMs))) return;
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
