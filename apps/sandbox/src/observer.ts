import type { LedgerFinding } from './rules/ledgerWatch.ts';
import type { SecurityEvent } from './rules/ruleContext.ts';

/** What a call came to. Nothing of what was sent or answered but its code. */
export interface CallTold {
  /** The path as the contract writes it, without the ids of this call; null for one that there is not. */
  readonly route: string | null;
  /** Whose session it was; null without one. */
  readonly customerId: string | null;
  /** `msg` of the answer; null for an image, and for a failure. */
  readonly msg: string | null;
  /** Of a refusal; null for any other answer. */
  readonly code: string | null;
}

/** Who watches over the sandbox. Each is called while the call it is about is under way. */
export interface SandboxObserver {
  readonly onCall?: (told: CallTold) => void;
  /** Holds phone numbers and customers' ids: not for a log as it is. */
  readonly onSecurityEvent?: (event: SecurityEvent) => void;
  /** What the hourly look at the ledger found. */
  readonly onLedger?: (finding: LedgerFinding) => void;
  /** `traceparent` of the call under way, which its statements carry as a comment; null for none. */
  readonly trace?: () => string | null;
}
