import { audit, type LedgerAudit } from '../store/index.ts';
import { repeatInOneProcess, type Repeat, type Repetition } from './repeatInOneProcess.ts';
import type { RuleContext } from './ruleContext.ts';

const everyMs = 3_600_000;

/** Names of the audit's counts of faults. A sound ledger has zero of each. */
const faults = ['sum', 'unbalanced', 'drifted', 'orphaned', 'unexplained', 'doubled'] as const;

export interface LedgerFinding {
  readonly isSound: boolean;
  /** Names of counts that should be zero, without amounts. */
  readonly wrong: readonly string[];
  readonly entries: number;
  readonly tookMs: number;
}

export interface LedgerWatchParts {
  readonly repeat: Repeat;
  readonly onFinding: (finding: LedgerFinding) => void;
  readonly onFault: (error: unknown) => void;
}

export interface LedgerWatch extends Repetition {
  /** This process's last result; null before the first. */
  readonly last: () => LedgerFinding | null;
}

/** Audits the ledger once an hour, in batches of customers, so that each statement is short. */
export function watchLedger(
  context: Pick<RuleContext, 'store' | 'clock'>,
  { repeat, onFinding, onFault }: LedgerWatchParts,
): LedgerWatch {
  let last: LedgerFinding | null = null;
  async function work(): Promise<void> {
    const begun = performance.now();
    last = findingOf(await audit(context.store.db), Math.round(performance.now() - begun));
    onFinding(last);
  }
  const lookMs = everyMs / 12;
  return {
    ...repeatInOneProcess(context, { name: 'ledger', everyMs, lookMs, work, onFault, repeat }),
    last: () => last,
  };
}

function findingOf(found: LedgerAudit, tookMs: number): LedgerFinding {
  const wrong = faults.filter((name) => Number(found[name]) !== 0);
  return { isSound: wrong.length === 0, wrong, entries: found.entries, tookMs };
}
