import type { LedgerFinding } from './rules/ledgerWatch.ts';
import type { Backlog } from './store/index.ts';
import type { SecurityEvent } from './rules/ruleContext.ts';

/**
 * Outcome of a call: its path, its customer and the codes of its answer, but nothing else of the
 * request or the answer.
 */
export interface CallOutcome {
  /** Path of the contract, without ids; null for an unknown path. */
  readonly route: string | null;
  /** Null without a session. */
  readonly customerId: string | null;
  /** `msg` of the answer; null for an image or a failure. */
  readonly msg: string | null;
  /** Refusal code; null for other answers. */
  readonly code: string | null;
}

/** Observer of the sandbox. Callbacks run during the call they report. */
export interface SandboxObserver {
  readonly onCall?: (outcome: CallOutcome) => void;
  /** Events contain phone numbers and customer ids: do not log them as they are. */
  readonly onSecurityEvent?: (event: SecurityEvent) => void;
  readonly onLedger?: (finding: LedgerFinding) => void;
  /** Receives overdue jobs, twice a minute. Only one of all processes reports them. */
  readonly onBacklog?: (backlog: Backlog) => void;
  /** Returns the current `traceparent`, which statements carry as a comment; null for none. */
  readonly trace?: () => string | null;
}
