import { dayMs, hourMs } from '@corro/domain';
import { auditBy, leaseEnd, setLeaseEnd } from '../store/index.ts';
import { repeatInOneProcess, type Repeat, type Repetition } from './repeatInOneProcess.ts';
import type { RuleContext } from './ruleContext.ts';

const auditIntervalMs = hourMs;

/**
 * Milliseconds by which the period of an audit overlaps the period of the audit before, because a
 * job may post an entry with an earlier time, and a replica may lag.
 */
const overlapMs = 600_000;

/**
 * Names of two leases. The end of `sound` is the time until which the ledger is known to be sound;
 * the end of `full` is the time of the next full audit.
 */
const leases = { sound: 'ledger-sound', full: 'ledger-full' } as const;

/** Names of the audit's counts of faults. A sound ledger has zero of each. */
const faults = ['sum', 'unbalanced', 'drifted', 'orphaned', 'unexplained', 'doubled'] as const;

export interface LedgerFinding {
  readonly isSound: boolean;
  /** True if all customers were audited; false if only customers with new entries were. */
  readonly isFull: boolean;
  /** Names of counts that should be zero, without amounts. */
  readonly wrong: readonly string[];
  readonly entries: number;
  readonly tookMs: number;
}

export interface LedgerWatchParts {
  readonly repeat: Repeat;
  /** Hour of the day, in UTC, of the daily audit of all customers. */
  readonly fullAuditHour: number;
  readonly onFinding: (finding: LedgerFinding) => void;
  readonly onFault: (error: unknown) => void;
}

export interface LedgerWatch extends Repetition {
  /**
   * Returns what this process's last audit found; null if there was none, or if it is so old that
   * another process must have made a newer one.
   */
  readonly last: () => LedgerFinding | null;
}

/**
 * Audits the customers with new entries once an hour, and all customers once a day, on the replica
 * if there is one. An audit that fails, is interrupted or finds a fault leaves the leases as they
 * are, so the next one covers the same customers again.
 */
export function watchLedger(
  { store, clock }: Pick<RuleContext, 'store' | 'clock'>,
  { repeat, fullAuditHour, onFinding, onFault }: LedgerWatchParts,
): LedgerWatch {
  let last: { finding: LedgerFinding; at: number } | null = null;
  async function work(): Promise<void> {
    const begun = performance.now();
    const at = clock.now();
    const soundUntil = await leaseEnd(store.db, leases.sound);
    const isFull = soundUntil === null || ((await leaseEnd(store.db, leases.full)) ?? at) <= at;
    const audit = await auditBy((read) => store.readShared(read), {
      since: isFull ? null : soundUntil - overlapMs,
    });
    const wrong = faults.filter((name) => Number(audit[name]) !== 0);
    const isSound = wrong.length === 0;
    if (isSound && isFull) await setLeaseEnd(store.db, leases.full, nextTime(at, fullAuditHour));
    if (isSound) await setLeaseEnd(store.db, leases.sound, at);
    const tookMs = Math.round(performance.now() - begun);
    const finding = { isSound, isFull, wrong, entries: audit.entries, tookMs };
    last = { finding, at };
    onFinding(finding);
  }
  const checkEveryMs = auditIntervalMs / 12;
  return {
    ...repeatInOneProcess(
      { store, clock },
      { name: 'ledger', everyMs: auditIntervalMs, checkEveryMs, work, onFault, repeat },
    ),
    last: () =>
      last !== null && clock.now() < last.at + 2 * auditIntervalMs ? last.finding : null,
  };
}

/** First time after `at` at which this hour of the day (UTC) begins. */
function nextTime(at: number, hour: number): number {
  const today = at - (at % dayMs) + hour * hourMs;
  return today > at ? today : today + dayMs;
}
