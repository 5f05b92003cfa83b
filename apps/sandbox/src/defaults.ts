const dayMs = 24 * 3_600_000;

/** Defaults of settings that the sandbox and the server share. */
export const sandboxDefaults = {
  /** Hours before an account that was added or changed later is paid. */
  accountWaitHours: 24,
  /**
   * Points that a customer's calls may cost in each ten seconds, per process. A point is some
   * 0.3 ms of CPU. Five tabs that open at once cost an estimated 400.
   */
  callPoints: 1500,
  /** Three in the morning of Mexico City, in UTC. */
  fullAuditHour: 9,
  /** Milliseconds from its login until a session ends. */
  sessionAgeMs: 30 * dayMs,
  /** Milliseconds from its last call until a session ends. */
  sessionIdleMs: 7 * dayMs,
} as const;
