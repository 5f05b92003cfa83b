import { dayMs } from '@corro/domain';

/** Defaults of settings that the sandbox and the server share. */
export const sandboxDefaults = {
  /**
   * Hours that withdrawals wait after their payout account was added or changed. The first account
   * of a customer can be exempt.
   */
  accountWaitHours: 24,
  /**
   * Points that a customer's calls may cost in each ten seconds, per process. A point is some 0.3
   * ms of CPU. Five tabs that open at once cost an estimated 400 points.
   */
  callPoints: 1500,
  /** Hour of the daily audit of the whole ledger, in UTC: three in the morning in Mexico City. */
  fullAuditHour: 9,
  /** Milliseconds from the login until the session ends. */
  sessionAgeMs: 30 * dayMs,
  /** Milliseconds from the last call until the session ends. */
  sessionIdleMs: 7 * dayMs,
} as const;
