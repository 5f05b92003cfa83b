/** Expected result of the audit of a sound ledger. */
export const soundLedger = {
  sum: 0n,
  unbalanced: 0,
  drifted: 0,
  orphaned: 0,
  unexplained: 0,
  doubled: 0,
} as const;
