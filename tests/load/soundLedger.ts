/** What the audit counts in a ledger without a fault: it sums to zero, and no entry is unbalanced, unexplained or doubled. */
export const soundLedger = {
  sum: 0n,
  unbalanced: 0,
  drifted: 0,
  orphaned: 0,
  unexplained: 0,
  doubled: 0,
} as const;
